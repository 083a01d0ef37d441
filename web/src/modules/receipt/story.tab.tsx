import { Button, Table, type TableColumnType } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { contractPages } from '@srm/api/contract/pages'
import type { Input } from '@srm/api/endpoint'
import { reasonFields, receipt, type Receipt, type ReceiptClaim, type ReceiptStory } from '@srm/api/receipt'
import { addressOf } from '@srm/api/shared/pages'
import { formatMoney } from '@/lib/format.ts'
import { refreshRecord, useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useReceiptText } from './receipt.texts.ts'

type Entry = ReceiptStory['entries'][number]
type ReleaseBody = Input<typeof receipt.receipt.release>['body']

const shown = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))
const contractPath = (id: string): string => addressOf(contractPages.contract.detail, id)

const useStory = (id: string) => useRead(receipt.receipt.story, { params: { id } })

const useClaimColumns = (): TableColumnType<ReceiptClaim>[] => {
  const t = useReceiptText()
  return [
    {
      title: t('col.contract'),
      render: (_, { contract: of }) => (
        <Link to={contractPath(of.id)}>
          {of.code} {of.name}
        </Link>
      ),
    },
    { title: t('col.plan'), render: (_, { plan }) => plan?.name ?? t('plan.oldest') },
    { title: t('col.amount'), align: 'right', width: 140, render: (_, { amount }) => shown(amount) },
    { title: t('col.state'), width: 100, render: (_, { state }) => t(`state.${state}`) },
    { title: t('col.by'), width: 100, render: (_, { by }) => by?.name ?? '' },
    { title: t('col.note'), dataIndex: 'note' },
  ]
}

type ClaimsProps = {
  readonly id: string
  readonly only?: ReceiptClaim['state']
  readonly more?: readonly TableColumnType<ReceiptClaim>[]
}

/** Who said what a receipt is for. */
export const ClaimsTable = ({ id, only, more = [] }: ClaimsProps): ReactNode => {
  const t = useReceiptText()
  const columns = useClaimColumns()
  return (
    <Await query={useStory(id)} rows={3}>
      {({ claims }) => {
        const rows = claims.filter(({ state }) => only === undefined || state === only)
        if (rows.length === 0) return <State title={t('story.none')} />
        return (
          <Table
            size="small"
            rowKey="id"
            pagination={false}
            columns={[...columns, ...more]}
            dataSource={rows}
            scroll={{ x: 'max-content' }}
          />
        )
      }}
    </Await>
  )
}

const useEntryColumns = (): TableColumnType<Entry>[] => {
  const t = useReceiptText()
  return [
    { title: t('col.day'), dataIndex: 'day', width: 120 },
    { title: t('col.kind'), width: 100, render: (_, { kind }) => t(`kind.${kind}`) },
    {
      title: t('col.contract'),
      render: (_, { contract: of }) => of && <Link to={contractPath(of.id)}>{of.name}</Link>,
    },
    { title: t('col.plan'), render: (_, { plan }) => plan?.name },
    { title: t('col.amount'), align: 'right', width: 140, render: (_, { amount }) => shown(amount) },
    { title: t('col.by'), dataIndex: 'by', width: 100 },
    { title: t('col.note'), dataIndex: 'note' },
  ]
}

const Entries = ({ id }: { readonly id: string }): ReactNode => {
  const columns = useEntryColumns()
  return (
    <Await query={useStory(id)} rows={3}>
      {({ entries }) => (
        <Table
          size="small"
          rowKey="id"
          pagination={false}
          columns={columns}
          dataSource={entries}
          scroll={{ x: 'max-content' }}
        />
      )}
    </Await>
  )
}

type ReleaseProps = { readonly row: Receipt; readonly claim: string; readonly close: () => void }

const ReleaseForm = ({ row: { id, version }, claim, close }: ReleaseProps): ReactNode => {
  const t = useReceiptText()
  const { mutateAsync } = useMutate(receipt.receipt.release, {
    silent: true,
    done: async () => {
      toast.success(t('release.done'))
      await Promise.all([refreshRecord('contract', ''), refreshRecord('paymentPlan', '')])
    },
  })
  return (
    <SideForm
      title={t('release.title')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version, claim } as ReleaseBody })}
      close={close}
    />
  )
}

/** Where a receipt went: claims, and every entry that settled, took back or returned something. */
export const StoryTab = ({ row }: { readonly row: Receipt }): ReactNode => {
  const t = useReceiptText()
  const may = useCan()
  const [claim, setClaim] = useState<string>()
  const canRelease = may('receipt:confirm') && row.actions.includes('release')
  const release: TableColumnType<ReceiptClaim> = {
    width: 120,
    render: (_, { id, state }) =>
      state === 'confirmed' && (
        <Button size="small" onClick={() => setClaim(id)}>
          {t('release.title')}
        </Button>
      ),
  }
  return (
    <Stack gap={16}>
      <Panel title={t('story.claims')}>
        <ClaimsTable id={row.id} more={canRelease ? [release] : []} />
      </Panel>
      <Panel title={t('story.entries')}>
        <Entries id={row.id} />
      </Panel>
      {claim !== undefined && <ReleaseForm row={row} claim={claim} close={() => setClaim(undefined)} />}
    </Stack>
  )
}
