import { PlusOutlined, ReadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Status } from '@/ui/status.tsx'
import { ClauseCard } from './clause.card.tsx'
import { deviationsIn, lineOf, missingFrom, movedBy, putBack, type TemplateClause } from './clause.model.ts'
import styles from './editor.module.css'
import { keyOf } from './plan.model.ts'
import { useEditorText } from '../contract.texts.ts'
import { useStart } from './use-start.ts'

const LibraryDialog = lazy(async () => ({ default: (await import('./library.dialog.tsx')).LibraryDialog }))

const nothing: readonly Line[] = []
const noTemplate: readonly TemplateClause[] = []

type SaidProps = { readonly clauses: readonly Line[]; readonly template: readonly TemplateClause[] }

const Deviations = ({ clauses, template }: SaidProps): ReactNode => {
  const t = useEditorText()
  const count = deviationsIn(clauses, template)
  if (template.length === 0) return <Muted size="s">{t('clauses.noTemplate')}</Muted>
  return (
    <span aria-live="polite">
      <Status color={count === 0 ? 'green' : 'orange'}>
        {count === 0 ? t('clauses.standard') : t('clauses.deviations', { count })}
      </Status>
    </span>
  )
}

type MissingProps = { readonly clause: TemplateClause; readonly back: () => void }

const Missing = ({ clause: { title }, back }: MissingProps): ReactNode => {
  const t = useEditorText()
  return (
    <Row as="li" justify="between" wrap className={styles.missing}>
      <span>{t('clause.missing', { title })}</span>
      <Button size="small" aria-label={`${t('clause.putBack')} ${title}`} onClick={back}>
        {t('clause.putBack')}
      </Button>
    </Row>
  )
}

/** The clauses of a contract beside those of its template. */
export const ClausesInput = ({ value = nothing, onChange, errors = [], name = 'clauses' }: LinesProps): ReactNode => {
  const t = useEditorText()
  const [isChoosing, setIsChoosing] = useState(false)
  const { data: start } = useStart()
  const template = start?.clauses ?? noTemplate
  const put = (clauses: readonly Line[]): void => onChange?.([...clauses])
  const problemAt = (at: number): string | undefined =>
    errors.find(({ path }) => path.startsWith(`${name}.${String(at)}.`) || path === `${name}.${String(at)}`)?.message
  return (
    <Stack gap={12}>
      <Row wrap gap={12} justify="between">
        <Row wrap gap={12} aria-live="polite">
          <span>{t('clauses.count', { count: value.length })}</span>
          <Deviations clauses={value} template={template} />
        </Row>
        <Row wrap>
          <Button icon={<ReadOutlined aria-hidden />} onClick={() => setIsChoosing(true)}>
            {t('clauses.library')}
          </Button>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => put([...value, { title: '', text: '' }])}>
            {t('clauses.own')}
          </Button>
        </Row>
      </Row>
      {value.length === 0 && <Muted as="p">{t('clauses.none')}</Muted>}
      <ol className={styles.clauses} aria-label={t('clauses.label')}>
        {value.map((clause, at) => (
          <ClauseCard
            // Clauses that are new have no name yet; whatever stands at a place is drawn anew there.
            key={keyOf(clause, at)}
            no={at + 1}
            clause={clause}
            template={template}
            problem={problemAt(at)}
            isFirst={at === 0}
            isLast={at === value.length - 1}
            change={(next) => put(value.with(at, next))}
            move={(by) => put(movedBy(value, at, by))}
            remove={() => put(value.toSpliced(at, 1))}
          />
        ))}
        {missingFrom(value, template).map((clause) => (
          <Missing key={clause.key} clause={clause} back={() => put(putBack(value, clause, template))} />
        ))}
      </ol>
      {isChoosing && (
        <Suspense>
          <LibraryDialog
            taken={value}
            add={(clauses) => put([...value, ...clauses.map(lineOf)])}
            close={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
