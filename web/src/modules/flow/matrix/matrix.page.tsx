import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { MasterDetail } from '@/ui/master-detail.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { useLeaveGuard } from '@/ui/record-form/use-leave-guard.ts'
import { Await, State } from '@/ui/states.tsx'
import { MatrixEditor } from './editor.tsx'
import { bodyOf, categoriesIn, draftOf, emptyDraft, type Draft, type Matrix } from './matrix.model.ts'
import { useMatrixText } from '../flow.texts.ts'

const fresh = 'new'
type Drafts = Readonly<Record<string, Draft>>

const without = (drafts: Drafts, key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([one]) => one !== key))

/** What is being written, each matrix by itself: looking at another one loses nothing. */
const useWriting = (all: readonly Matrix[]) => {
  const t = useMatrixText()
  const [chosen, setChosen] = useState<string>()
  const [drafts, setDrafts] = useState<Drafts>({})
  const act = useMutate(approval.matrix.save)
  const current = chosen ?? all[0]?.id ?? fresh
  const stored = all.find(({ id }) => id === current)
  const draft = drafts[current] ?? (stored && draftOf(stored))
  const save = async (): Promise<void> => {
    if (!draft) return
    const { id } = await act.mutateAsync({ body: bodyOf(draft, stored) })
    toast.success(t('saved'))
    setDrafts((before) => without(before, current))
    setChosen(id)
  }
  return {
    drafts,
    draft,
    stored,
    current,
    setChosen,
    busy: act.isPending,
    change: (next: Draft): void => setDrafts({ ...drafts, [current]: next }),
    drop: (): void => setDrafts({}),
    save: (): void => void save().catch(() => undefined),
    begin: (): void => {
      setDrafts({ ...drafts, [fresh]: drafts[fresh] ?? emptyDraft() })
      setChosen(fresh)
    },
  }
}

const Matrices = ({ all }: { readonly all: readonly Matrix[] }): ReactNode => {
  const t = useMatrixText()
  const may = useCan()('approvalFlow:update')
  const { data: catalogs = [] } = useRead(approval.flow.catalog, {})
  const { drafts, draft, stored, current, setChosen, change, save, begin, drop, busy } = useWriting(all)
  const { place } = useLeaveGuard(Object.keys(drafts).length > 0, drop)
  const add = may && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={begin}>
      {t('add')}
    </Button>
  )
  const names = [...all, ...(drafts[fresh] ? [{ id: fresh, name: drafts[fresh].name }] : [])].map(({ id, name }) => ({
    id,
    name: name || t('unnamed'),
    note: id in drafts ? t('changed') : undefined,
  }))
  return (
    <>
      <i ref={place} hidden />
      {names.length === 0 ? (
        <Panel>
          <State title={t('none.title')} hint={t('none.hint')} action={add} />
        </Panel>
      ) : (
        <MasterDetail title={t('all')} extra={add} names={names} current={current} choose={setChosen}>
          {draft && (
            <MatrixEditor
              key={`${current}${String(stored?.version)}`}
              draft={draft}
              categories={categoriesIn(catalogs)}
              change={change}
              save={may ? save : undefined}
              busy={busy}
            />
          )}
        </MasterDetail>
      )}
    </>
  )
}

/** Tables a flow looks up who decides in. */
const MatrixPage = (): ReactNode => {
  const t = useMatrixText()
  const query = useRead(approval.matrix.list, {})
  return (
    <Page title={t('title')} note={t('note')}>
      <Await query={query}>{(all) => <Matrices all={all} />}</Await>
    </Page>
  )
}

export default MatrixPage
