import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { changeable, contract, type Contract, ContractChange } from '@srm/api/contract'
import { shanghaiDay } from '@srm/api/shared/date'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { Await, State } from '@/ui/states.tsx'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { changePaths, contractPaths } from '../contract.paths.ts'
import { SumsPanel } from '../editor/sums.panel.tsx'
import { OriginContext, type Origin } from '../editor/use-start.ts'
import { useChangeText } from '../contract.texts.ts'
import { amountIn } from '../editor/plan.model.ts'
import { factFields, factsCounted } from './change.facts.ts'
import { useChangeSections } from './change.sections.ts'
import styles from './change.module.css'

type Props = { readonly row: Contract; readonly values: Values }

/** The contract as it stands, beside the form of what it is to be. */
const OriginPanel = ({ row, values }: Props): ReactNode => {
  const t = useChangeText()
  const after = amountIn(values['amount'])
  const isEnding = values['kind'] === 'pause' || values['kind'] === 'terminate'
  const delta = row.amount === null || after === undefined ? '0' : subtractMoney(after, row.amount)
  const sign = delta.startsWith('-') ? '' : '+'
  return (
    <Panel title={t('of.title')}>
      <Stack gap={4} className={styles.of} aria-live="polite">
        <Link to={contractPaths.detail(row.id)}>{row.name}</Link>
        {row.amount !== null && <span>{t('of.amount', { amount: formatMoney(row.amount) })}</span>}
        {after !== undefined && compareMoney(delta, '0') !== 0 && (
          <strong>{t('of.delta', { amount: formatMoney(after), delta: sign + formatMoney(delta) })}</strong>
        )}
        {row.startDate !== null && row.endDate !== null && (
          <Muted size="s">{t('of.term', { from: row.startDate, to: row.endDate })}</Muted>
        )}
        {isEnding && <Muted size="s">{t('of.ending')}</Muted>}
      </Stack>
    </Panel>
  )
}

const withoutId = (line: Values): Values => Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'id'))

/** The contract as it is, to be written into what it is to be; instalments remember which of its own they go on from. */
const defaultsOf = (row: Contract, kind: string): Values => ({
  ...Object.fromEntries(Object.keys(changeable).map((name) => [name, row[name as keyof Contract]])),
  lines: row.lines.map(withoutId),
  clauses: row.clauses.map(withoutId),
  plans: row.plans.map(({ id, ...plan }) => ({ ...plan, item: id })),
  contract: { id: row.id, name: row.name },
  kind,
  effectiveDate: shanghaiDay(new Date()),
})

const originOf = ({ type, template, project, signDate }: Contract): Origin => ({
  type: type.id,
  template: template?.id,
  project: project?.id,
  signDate: signDate ?? undefined,
})

const Editor = ({ row, kind }: { readonly row: Contract; readonly kind: string }): ReactNode => {
  const t = useChangeText()
  const sections = useChangeSections(row.side)
  return (
    <OriginContext value={originOf(row)}>
      <DocumentEditor
        record={ContractChange}
        calls={contract.change}
        paths={changePaths}
        docType="contractChange"
        titles={{ create: t('create'), edit: t('edit') }}
        defaults={defaultsOf(row, kind)}
        facts={factFields}
        counted={(values) => factsCounted(values, row)}
        aside={(values) => (
          <>
            <OriginPanel row={row} values={values} />
            <SumsPanel values={values} />
          </>
        )}
        sections={sections}
      />
    </OriginContext>
  )
}

const Nothing = (): ReactNode => {
  const t = useChangeText()
  return (
    <Page title={t('title')} back={changePaths.list}>
      <State
        title={t('edit.none')}
        hint={t('edit.noneHint')}
        action={
          <Link to={contractPaths.list}>
            <Button type="primary">{t('edit.go')}</Button>
          </Link>
        }
      />
    </Page>
  )
}

/** The contract is read first: it is what the form begins with, or what it is compared with. */
const ChangeEdit = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  const change = useRead(contract.change.show, { params: { id: id ?? '' } }, { enabled: id !== null })
  const contractId = params.get('contract') ?? change.data?.contract.id
  const read = useRead(
    contract.contract.show,
    { params: { id: contractId ?? '' } },
    { enabled: contractId !== undefined },
  )
  if (id === null && contractId === undefined) return <Nothing />
  return <Await query={read}>{(row) => <Editor key={row.id} row={row} kind={params.get('kind') ?? 'amount'} />}</Await>
}

export default ChangeEdit
