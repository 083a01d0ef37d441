import { Button } from 'antd'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval, centreLists, type Listing } from '@srm/api/approval'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { centrePath, detailPath } from './approval.paths.ts'
import { useRowActions } from './centre.actions.tsx'
import { CentreNav, listings } from './centre.nav.tsx'
import { useText } from './centre.texts.ts'
import { Troubles } from './centre.troubles.tsx'

const DetailDrawer = lazy(async () => ({ default: (await import('./centre.drawer.tsx')).DetailDrawer }))

const summary = { name: 'summary', width: 200 }
const amount = { name: 'amount', width: 132 }
const opinion = { name: 'opinion', width: 160 }
const columns: Readonly<Record<Listing, readonly (string | { name: string; width: number })[]>> = {
  todo: ['title', summary, amount, 'initiator', 'node', 'receivedAt', 'timing', 'reading'],
  done: ['title', amount, 'initiator', 'result', opinion, 'decidedAt', 'status', 'waiting'],
  mine: ['title', summary, amount, 'status', 'node', 'waiting', 'submittedAt', 'hours'],
  cc: ['title', summary, amount, 'initiator', 'status', 'node', 'sentAt', 'reading'],
  all: ['title', amount, 'initiator', 'flow', 'status', 'trouble', 'node', 'waiting', 'submittedAt'],
}

/** A row opens beside its list where there is room, as a page where there is not. */
const usePaths = () => {
  const narrow = useNarrow()
  const [params] = useSearchParams()
  const query = params.toString()
  return useMemo(() => {
    const beside = (id: string): string => {
      const next = new URLSearchParams(query)
      next.set('open', id)
      return `${centrePath}?${next.toString()}`
    }
    return { list: centrePath, create: '', edit: detailPath, detail: narrow ? detailPath : beside }
  }, [narrow, query])
}

const ReadAll = (): ReactNode => {
  const t = useText()
  const { data } = useCall(approval.centre.counts, {})
  const act = useAct(approval.centre.read, { done: () => toast.success(t('read.done')) })
  return (
    <Button disabled={!data?.cc} loading={act.isPending} onClick={() => act.mutate({ body: {} })}>
      {t('readAll')}
    </Button>
  )
}

const List = ({ name }: { readonly name: Listing }): ReactNode => {
  const t = useText()
  const { record } = centreLists[name]
  return (
    <RecordList
      record={record}
      calls={approval.rows[name] as never}
      paths={usePaths()}
      title={t('title')}
      create=""
      portable={false}
      columns={columns[name]}
      actions={useRowActions(name)}
      above={<CentreNav current={name} />}
      extra={
        <>
          {name === 'cc' && <ReadAll />}
          {name === 'all' && <Troubles />}
        </>
      }
      empty={{ title: t(`empty.${name}`), hint: t(`emptyHint.${name}`) }}
    />
  )
}

/** What waits for me, what I decided, what I asked for, what I was told of; and for managers, all of theirs. */
const CentrePage = (): ReactNode => {
  const [params, setParams] = useSearchParams()
  const name = listings.find((one) => one === params.get('list')) ?? 'todo'
  const open = params.get('open')
  const close = (): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('open')
        return after
      },
      { replace: true },
    )
  return (
    <>
      <List key={name} name={name} />
      {open && (
        <Suspense>
          <DetailDrawer id={open} list={name} close={close} />
        </Suspense>
      )}
    </>
  )
}

export default CentrePage
