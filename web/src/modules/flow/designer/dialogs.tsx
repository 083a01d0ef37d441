import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { useSteps } from './steps.ts'
import { useDesigner, useDesigning } from './designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'

/** Asked before a block is left with one branch. */
export const LeftoverDialog = (): ReactNode => {
  const t = useDesignerText()
  const ui = useUiText()
  const store = useDesigner()
  const { removeBranch } = useSteps()
  const leaving = useDesigning((state) => state.leaving)
  if (!leaving) return null
  const { block, branch } = leaving
  const close = (): void => store.setState({ leaving: null })
  return (
    <Modal
      open
      title={t('leftover.title')}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close}>
          {ui('cancel')}
        </Button>,
        <Button key="drop" danger onClick={() => removeBranch(block, branch, 'drop')}>
          {t('leftover.drop')}
        </Button>,
        <Button key="keep" type="primary" onClick={() => removeBranch(block, branch, 'keep')}>
          {t('leftover.keep')}
        </Button>,
      ]}
    >
      <p>{t('leftover.text')}</p>
    </Modal>
  )
}
