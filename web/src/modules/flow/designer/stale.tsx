import { Button, Modal } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { approval } from '@srm/api/approval'
import { Can } from '@/lib/session/can.tsx'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { edit, useDesigner, useDesigning, type Stale } from './designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import type { FlowDetail } from '../flow.model.ts'
import { designPath } from '../flow.paths.ts'

const DiffView = lazy(async () => ({ default: (await import('../diff/view.tsx')).DiffView }))

const suffix = (): string => crypto.randomUUID().slice(0, 4)

type Props = { readonly shown: FlowDetail; readonly save: () => Promise<boolean> }

/** The three ways on: take theirs, put one's own over it knowingly, or go on apart. */
const useWays = ({ name, key, groupName, icon, description }: FlowDetail, save: Props['save'], stale: Stale) => {
  const t = useDesignerText()
  const go = useNavigate()
  const store = useDesigner()
  const create = useMutate(approval.flow.create)
  const [busy, setBusy] = useState(false)
  const load = (): void => {
    edit(store, t('stale.step'), () => stale.tree)
    const { present } = store.getState().history
    store.setState({ saved: present, rev: stale.rev, stale: null, opened: null, at: present.chain[0]?.id ?? '' })
  }
  const keep = (): void => {
    store.setState({ saved: stale.tree, rev: stale.rev, stale: null })
    void save()
  }
  const copy = async (): Promise<void> => {
    setBusy(true)
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
  return { load, keep, copy, busy }
}

const OpenDialog = ({ shown, save, stale }: Props & { readonly stale: Stale }): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const mine = useDesigning(({ history }) => history.present)
  const { load, keep, copy, busy } = useWays(shown, save, stale)
  return (
    <Modal
      open
      width={960}
      title={t('stale.title')}
      onCancel={() => store.setState({ stale: null })}
      footer={[
        <Can key="copy" code="approvalFlow:create">
          <Button loading={busy} onClick={() => void copy()}>
            {t('stale.copy')}
          </Button>
        </Can>,
        <Button key="keep" onClick={keep}>
          {t('stale.keep')}
        </Button>,
        <Button key="load" type="primary" onClick={load}>
          {t('stale.load')}
        </Button>,
      ]}
    >
      <p>{t('stale.text', { time: formatDateTime(stale.editedAt) })}</p>
      <Suspense>
        <DiffView before={stale.tree} after={mine} titles={[t('stale.theirs'), t('stale.mine')]} />
      </Suspense>
    </Modal>
  )
}

/** Somebody else saved meanwhile. Both are shown side by side, and neither is lost without being chosen against. */
export const StaleDialog = (props: Props): ReactNode => {
  const stale = useDesigning((state) => state.stale)
  return stale && <OpenDialog {...props} stale={stale} />
}
