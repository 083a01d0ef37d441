import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { contract, ContractChange, type Contract, type ContractVersion } from '@srm/api/contract'
import { label } from '@srm/api/shared/label'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { Await } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { changePaths } from '../contract.paths.ts'
import styles from './change.module.css'
import { useChangeText } from '../contract.texts.ts'
import { ComparisonView } from './comparison.view.tsx'

type LineProps = { readonly row: Contract; readonly version: ContractVersion }

const Compared = ({ id, no }: { readonly id: string; readonly no: number }): ReactNode => {
  const read = useRead(contract.contract.compare, { params: { id }, query: { from: no - 1, to: no } })
  return (
    <Await query={read} rows={4}>
      {(comparison) => <ComparisonView comparison={comparison} />}
    </Await>
  )
}

const VersionLine = ({ row, version: { no, at, by, change, amount } }: LineProps): ReactNode => {
  const t = useChangeText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={styles.version} data-now={no === row.versionNo || undefined}>
      <Row wrap gap={12}>
        <strong>{t('versions.no', { no })}</strong>
        {no === row.versionNo && <Status color="blue">{t('versions.now')}</Status>}
        <span className={styles.grow}>
          {change ? <Link to={changePaths.detail(change.id)}>{change.name}</Link> : t('versions.first')}
        </span>
        {amount !== null && <span>{formatMoney(amount)}</span>}
        <Muted size="s">{[by, formatDateTime(at)].filter(Boolean).join(' ')}</Muted>
        {no > 1 && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'versions.hide' : 'versions.compare')}
          </Button>
        )}
      </Row>
      {isOpen && <Compared id={row.id} no={no} />}
    </li>
  )
}

const Versions = ({ row }: { readonly row: Contract }): ReactNode => {
  const t = useChangeText()
  const read = useRead(contract.contract.versions, { params: { id: row.id } })
  if (read.data?.length === 0) return null
  return (
    <Panel title={t('versions.title')}>
      <Await query={read} rows={2}>
        {(versions) => (
          <ol className={styles.versions}>
            {versions
              .toSorted((one, other) => other.no - one.no)
              .map((version) => (
                <VersionLine key={version.no} row={row} version={version} />
              ))}
          </ol>
        )}
      </Await>
    </Panel>
  )
}

const noun = label('变更', 'Change')
const columns = ['title', 'kind', 'amountDelta', 'effectiveDate', 'status'] as const

/** The changes of a contract, and every version they made of it. */
export const ChangesTab = ({ row }: { readonly row: Contract }): ReactNode => (
  <>
    <Versions row={row} />
    <RelatedRecords
      record={ContractChange}
      noun={noun}
      calls={contract.change}
      by="contract"
      owner={row.id}
      columns={columns}
      paths={changePaths}
    />
  </>
)
