import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ContractDirection, ContractStart } from '@srm/api/contract'
import { punctuation } from '@/lib/i18n.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { deviationsIn, isUntouched, lineOf } from './clause.model.ts'
import styles from './editor.module.css'
import { useEditorText } from '../contract.texts.ts'
import { linesIn } from './plan.model.ts'
import { idOf, useStart } from './use-start.ts'

type Props = {
  readonly values: Values
  /** Told once the type says who buys and who sells. */
  readonly onDirection: (type: string, direction: ContractDirection) => void
}

type TemplateClauses = ContractStart['clauses']
const noClauses: TemplateClauses = []

/**
 * Fills in the clauses of a type or template that was chosen just now. What somebody wrote is left alone, and so is a
 * contract that is only opened again.
 */
const useFilling = (values: Values, start: ContractStart | undefined): void => {
  const { fill } = useEditing()
  const seen = useRef<TemplateClauses>(undefined)
  const clauses = values['clauses']
  useEffect(() => {
    if (!start || seen.current === start.clauses) return
    const before = seen.current ?? noClauses
    seen.current = start.clauses
    const isOpened = idOf(values['id']) !== undefined
    if (isOpened || !isUntouched(clauses, before)) return
    fill({
      clauses: start.clauses.map(lineOf),
      ...(start.template && { template: start.template }),
    })
  }, [start, clauses, values, fill])
}

/** What the chosen type brings: its template, the papers and the seal signing takes. */
export const StartPanel = ({ values, onDirection }: Props): ReactNode => {
  const t = useEditorText()
  const { fill } = useEditing()
  const { data } = useStart()
  const type = idOf(values['type'])
  const start = type === undefined ? undefined : data
  useFilling(values, start)
  const direction = start?.direction
  useEffect(() => {
    if (type !== undefined && direction !== undefined) onDirection(type, direction)
  }, [type, direction, onDirection])
  const clauses = linesIn(values['clauses'])
  const differs =
    start !== undefined && start.clauses.length > 0 && deviationsIn(clauses, start.clauses) > clauses.length
  return (
    <Panel title={t('start.title')}>
      <Stack gap={8} className={styles.sums}>
        {!start && <Muted>{t('start.choose')}</Muted>}
        {start?.template && <span>{t('start.template', { name: start.template.name })}</span>}
        {start && start.requiredPapers.length > 0 && (
          <Muted size="s">{t('start.papers', { papers: start.requiredPapers.join(punctuation('list')) })}</Muted>
        )}
        {start?.isSealRequired && <Muted size="s">{t('start.seal')}</Muted>}
        {differs && start.template && (
          <>
            <Muted size="s">{t('start.differs', { name: start.template.name })}</Muted>
            <Button size="small" onClick={() => fill({ clauses: start.clauses.map(lineOf) })}>
              {t('start.take')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  )
}
