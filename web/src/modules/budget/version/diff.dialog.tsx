import { Modal, Select, Switch } from 'antd'
import { useState, type ReactNode } from 'react'
import { budget, type BudgetDiffLine } from '@srm/api/budget'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { useVersionText } from '../budget.texts.ts'
import styles from './version.module.css'

const colors = { same: 'grey', changed: 'orange', added: 'green', removed: 'red' } as const

const amount = (value: string | null | undefined): string => (typeof value === 'string' ? formatMoney(value) : '')
const count = (value: string | undefined): string => (value === undefined ? '' : plainDecimalText(value))

/** What it was and what it is; once where that is the same. */
const Change = ({ before, after }: { readonly before: string; readonly after: string }): ReactNode =>
  before === after ? (
    after
  ) : (
    <>
      {before !== '' && <del className={styles.old}>{before}</del>} {after !== '' && <ins>{after}</ins>}
    </>
  )

const DiffTable = ({ lines }: { readonly lines: readonly BudgetDiffLine[] }): ReactNode => {
  const t = useVersionText()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th aria-label={t('compare')} />
            <th>{t('diff.category')}</th>
            <th>{t('diff.name')}</th>
            <th data-number>{t('diff.quantity')}</th>
            <th data-number>{t('diff.cost')}</th>
            <th data-number>{t('diff.income')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, category, name, before, after }, at) => (
            <tr key={`${String(at)} ${name}`} data-kind={kind}>
              <td>
                <Status color={colors[kind]}>{t(`diff.${kind}`)}</Status>
              </td>
              <td>{category}</td>
              <td>{name}</td>
              <td data-number>
                <Change before={count(before?.quantity)} after={count(after?.quantity)} />
              </td>
              <td data-number>
                <Change before={amount(before?.costAmount)} after={amount(after?.costAmount)} />
              </td>
              <td data-number>
                <Change before={amount(before?.incomeAmount)} after={amount(after?.incomeAmount)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Difference = ({ newer, older }: { readonly newer: string; readonly older: string }): ReactNode => {
  const t = useVersionText()
  const [onlyChanges, setOnlyChanges] = useState(true)
  const read = useRead(budget.budget.diff, { params: { id: newer }, query: { against: older } })
  return (
    <Await query={read}>
      {(lines) => {
        const countOf = (kind: BudgetDiffLine['kind']): number => lines.filter((line) => line.kind === kind).length
        const shown = lines.filter(({ kind }) => !onlyChanges || kind !== 'same')
        const counts = { added: countOf('added'), removed: countOf('removed'), changed: countOf('changed') }
        return (
          <Stack gap={12}>
            <Row justify="between" wrap>
              <strong>{t('compare.summary', counts)}</strong>
              <Row as="label">
                <Switch size="small" checked={onlyChanges} onChange={setOnlyChanges} />
                <Muted>{t('compare.onlyChanges')}</Muted>
              </Row>
            </Row>
            {shown.length === 0 ? <State title={t('compare.same')} /> : <DiffTable lines={shown} />}
          </Stack>
        )
      }}
    </Await>
  )
}

type Version = { readonly id: string; readonly title: string; readonly versionNo: number }
type Props = { readonly versions: readonly Version[]; readonly close: () => void }

/** Two versions of a budget, line by line. Versions come newest first. */
export const DiffDialog = ({ versions, close }: Props): ReactNode => {
  const t = useVersionText()
  const [newer, setNewer] = useState(versions[0]?.id ?? '')
  const [older, setOlder] = useState(versions[1]?.id ?? '')
  const options = versions.map(({ id, versionNo }) => ({ value: id, label: t('version', { number: versionNo }) }))
  return (
    <Modal open title={t('compare')} onCancel={close} footer={null} width={960}>
      <Stack gap={12}>
        <Row wrap>
          <Select aria-label={t('compare.older')} value={older} options={options} onChange={setOlder} />
          <span aria-hidden>→</span>
          <Select aria-label={t('compare.newer')} value={newer} options={options} onChange={setNewer} />
        </Row>
        <Difference key={`${older} ${newer}`} newer={newer} older={older} />
      </Stack>
    </Modal>
  )
}
