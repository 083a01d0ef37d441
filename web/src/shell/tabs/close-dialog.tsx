import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { useMenu } from '../menu/menu-context.ts'
import { useShellText } from '../shell.texts.ts'
import { goOn, stay, useAsking } from './closing.ts'
import { nameOf } from './tab-name.ts'

/** Closing costs nothing: the drafts stay unless one says otherwise. */
export const CloseDialog = (): ReactNode => {
  const t = useShellText()
  const say = useLabel()
  const menu = useMenu()
  const asking = useAsking((state) => state.asking)
  const titles = (asking?.tabs ?? []).map((tab) => nameOf(tab, menu, say)).join('、')
  return (
    <Modal
      open={asking !== null}
      title={t('close.title')}
      onCancel={stay}
      footer={[
        <Button key="drop" danger onClick={() => goOn(true)}>
          {t('close.drop')}
        </Button>,
        <Button key="keep" onClick={() => goOn(false)}>
          {t('close.keep')}
        </Button>,
        <Button key="stay" type="primary" onClick={stay}>
          {t('close.stay')}
        </Button>,
      ]}
    >
      <p>{t('close.text', { titles })}</p>
    </Modal>
  )
}
