import { Button, Segmented } from 'antd'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval, centreLists } from '@srm/api/approval'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { DecidedBar } from '../act/decided.bar.tsx'
import { centrePath, detailPath } from '../approval.paths.ts'
import { useRowActions } from './actions.tsx'
import { CentreNav, listings, type CentreListing } from './nav.tsx'
import { WaitingProposals } from './proposals.tsx'
import { useCentreText } from './centre.texts.ts'

const kinds = ['all', 'overdue', 'stuck', 'unattended'] as const
type Kind = (typeof kinds)[number]

const filterOf = (kind: Kind): string => JSON.stringify([{ field: 'trouble', op: 'in', value: [kind] }])

/** What a manager looks for first, one click away. */
const Troubles = (): ReactNode => {
  const t = useCentreText()
  const [params, setParams] = useSearchParams()
  const now = params.get('filter')
  const current = kinds.find((kind) => kind !== 'all' && filterOf(kind) === now) ?? 'all'
  const choose = (kind: Kind): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        if (kind === 'all') after.delete('filter')
        else after.set('filter', filterOf(kind))
        return after
      },
      { replace: true },
    )
  return (
    <Segmented<Kind>
      aria-label={t('trouble.label')}
      value={current}
      onChange={choose}
      options={kinds.map((value) => ({ value, label: t(`trouble.${value}`) }))}
    />
  )
}

const DetailDrawer = lazy(async () => ({ default: (await import('./drawer.tsx')).DetailDrawer }))

const summary = { name: 'summary', width: 200 }
const amount = { name: 'amount', width: 132 }
const opinion = { name: 'opinion', width: 160 }
const columns: Readonly<Record<CentreListing, readonly (string | { name: string; width: number })[]>> = {
  todo: ['title', summary, amount, 'initiator', 'node', 'receivedAt', 'remaining'],
  done: ['title', amount, 'initiator', 'result', opinion, 'decidedAt', 'status', 'waiting'],
  mine: ['title', summary, amount, 'status', 'node', 'waiting', 'submittedAt', 'hours'],
  cc: ['title', summary, amount, 'initiator', 'status', 'node', 'sentAt'],
  handed: ['title', amount, 'initiator', 'way', 'handedTo', 'answer', 'handedAt', 'status'],
  follow: ['title', 'initiator', 'flow', 'status', 'node', 'waiting', 'submittedAt', 'followedAt'],
  draft: ['title', 'code', 'docType', amount, 'createdAt', 'updatedAt'],
  all: ['title', amount, 'initiator', 'flow', 'status', 'trouble', 'node', 'waiting', 'submittedAt'],
}

/** What one has not opened yet stands bold, as in a mailbox. */
const isUnread = ({ reading }: Row): boolean => reading === 'unread'

/** What is not in approval yet is shown by its own page. */
const toDocument = (id: string, row?: Row): string =>
  recordPath(typeof row?.['docType'] === 'string' ? row['docType'] : '', id) ?? centrePath

/** A row opens beside its list where there is room, as a page where there is not. */
const usePaths = (list: CentreListing) => {
  const narrow = useNarrow()
  const [params] = useSearchParams()
  const query = params.toString()
  return useMemo(() => {
    const beside = (id: string): string => {
      const next = new URLSearchParams(query)
      next.set('open', id)
      return `${centrePath}?${next.toString()}`
    }
    const detail = list === 'draft' ? toDocument : narrow ? detailPath : beside
    return { edit: detailPath, detail }
  }, [list, narrow, query])
}

const ReadAll = (): ReactNode => {
  const t = useCentreText()
  const { data } = useRead(approval.centre.counts, {})
  const act = useMutate(approval.centre.read, { done: () => toast.success(t('read.done')) })
  return (
    <Button disabled={!data?.cc} loading={act.isPending} onClick={() => act.mutate({ body: {} })}>
      {t('readAll')}
    </Button>
  )
}

const List = ({ name }: { readonly name: CentreListing }): ReactNode => {
  const t = useCentreText()
  const { record } = centreLists[name]
  return (
    <RecordList
      record={record}
      calls={approval.rows[name]}
      paths={usePaths(name)}
      title={t('title')}
      transfer="exportVisible"
      columns={columns[name]}
      isStrong={isUnread}
      actions={useRowActions(name)}
      siblings={<CentreNav current={name} />}
      above={name === 'all' && <WaitingProposals />}
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
  const show = (id: string): void =>
    setParams((before) => new URLSearchParams([...before].filter(([key]) => key !== 'open').concat([['open', id]])), {
      replace: true,
    })
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
      <DecidedBar open={show} />
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
