import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { approval } from '@srm/api/approval'
import { Can } from '@/lib/can.tsx'
import { formatDateTime } from '@/lib/format.ts'
import { useAct } from '@/lib/query.ts'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { useSteps } from './designer.steps.ts'
import { edit, useDesigner, useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import type { FlowShown } from './flow.model.ts'
import { designPath } from './flow.paths.ts'

/** Asked before a block is left with one branch. */
export const LeftoverDialog = (): ReactNode => {
  const t = useText()
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

const suffix = (): string => crypto.randomUUID().slice(0, 4)

/** Somebody else saved meanwhile. Theirs can be loaded, one's own goes on as a copy; neither is lost. */
export const StaleDialog = ({ shown }: { readonly shown: FlowShown }): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const store = useDesigner()
  const stale = useDesigning((state) => state.stale)
  const create = useAct(approval.flow.create)
  const [busy, setBusy] = useState(false)
  if (!stale) return null
  const load = (): void => {
    edit(store, t('stale.step'), () => stale.tree)
    const { present } = store.getState().history
    store.setState({ saved: present, rev: stale.rev, stale: null, opened: null, at: present.chain[0]?.id ?? '' })
  }
  const copy = async (): Promise<void> => {
    setBusy(true)
    const { name, key, groupName, icon, description } = shown
    const { present } = store.getState().history
    const mine = { name: t('stale.name', { name }).slice(0, 50), key: `${key.slice(0, 34)}-${suffix()}` }
    try {
      const { id } = await create.mutateAsync({ body: { ...mine, groupName, icon, description, tree: present } })
      store.setState({ saved: present, rev: stale.rev, stale: null })
      void go(designPath(id))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t('stale.title')}
      onCancel={() => store.setState({ stale: null })}
      footer={[
        <Can key="copy" code="approvalFlow:create">
          <Button loading={busy} onClick={() => void copy()}>
            {t('stale.copy')}
          </Button>
        </Can>,
        <Button key="load" type="primary" onClick={load}>
          {t('stale.load')}
        </Button>,
      ]}
    >
      <p>{t('stale.text', { time: formatDateTime(stale.editedAt) })}</p>
    </Modal>
  )
}
