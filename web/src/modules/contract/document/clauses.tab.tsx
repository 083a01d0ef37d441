import { Switch } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { contract, type ClauseDiff, type Contract } from '@srm/api/contract'
import { useRead } from '@/lib/api/query.ts'
import { WordView } from '@/ui/compare/word-view.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import styles from './document.module.css'
import { useDocumentText } from '../contract.texts.ts'

const tones = { changed: 'orange', added: 'blue', removed: 'red' } as const

/** A clause with what was taken out of the template's words and put in. */
export const ClauseLine = ({ clause: { title, kind, pieces } }: { readonly clause: ClauseDiff }): ReactNode => {
  const t = useDocumentText()
  return (
    <li data-kind={kind}>
      <h3>
        {title}
        {kind !== 'same' && <Status color={tones[kind]}>{t(`clauses.${kind}`)}</Status>}
      </h3>
      <WordView pieces={pieces} />
    </li>
  )
}

const Marked = ({ id }: { readonly id: string }): ReactNode => {
  const read = useRead(contract.contract.compare, { params: { id }, query: { from: 0 } })
  return (
    <Await query={read} rows={6}>
      {({ clauses }) => (
        <ol className={styles.clauses}>
          {clauses.map((clause, at) => (
            <ClauseLine key={`${clause.title} ${String(at)}`} clause={clause} />
          ))}
        </ol>
      )}
    </Await>
  )
}

const Plain = ({ row }: { readonly row: Contract }): ReactNode => (
  <ol className={styles.clauses}>
    {row.clauses.map(({ id, title, text }) => (
      <li key={id}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

/** What the contract says, with what differs from its template marked for whoever decides. */
export const ClausesTab = ({ row }: { readonly row: Contract }): ReactNode => {
  const t = useDocumentText()
  const switchId = useId()
  const hasTemplate = row.template !== null
  const [isMarked, setIsMarked] = useState(hasTemplate && row.deviationCount > 0)
  if (row.clauses.length === 0) return <State title={t('clauses.none')} />
  return (
    <Panel>
      <Row justify="between" wrap className={styles.head}>
        <Row wrap gap={12}>
          <span>{t('clauses.count', { count: row.clauses.length })}</span>
          {row.template && <Muted size="s">{row.template.name}</Muted>}
          {row.deviationCount > 0 && (
            <Status color="orange">{t('clauses.deviations', { count: row.deviationCount })}</Status>
          )}
        </Row>
        {hasTemplate && (
          <Row as="span">
            <Switch id={switchId} size="small" checked={isMarked} onChange={setIsMarked} />
            <label htmlFor={switchId}>{t('clauses.mark')}</label>
          </Row>
        )}
      </Row>
      {isMarked ? <Marked id={row.id} /> : <Plain row={row} />}
    </Panel>
  )
}
