import type { ReactNode } from 'react'
import type { Rule } from '@srm/flow/tree/condition'
import styles from './condition.module.css'
import { labelOf, type CatalogField } from '../drawer/drawer.model.ts'
import { Pick } from '../drawer/parts.tsx'
import { RuleValue } from './rule.value.tsx'
import { firstPlain, firstRule, innerFields, isRowRule, operatorsOf, withOp, type PlainRule } from './rules.ts'
import { useText } from '../drawer/drawer.texts.ts'

const gone = (path: string): CatalogField => ({ path, label: path, type: 'text', required: false })
const fieldIn = (fields: readonly CatalogField[], path: string): CatalogField =>
  fields.find((field) => field.path === path) ?? gone(path)

type Props<R extends Rule> = {
  readonly rule: R
  readonly fields: readonly CatalogField[]
  readonly change: (next: R) => void
}
type QuestionProps = {
  readonly rule: Rule
  readonly fields: readonly CatalogField[]
  readonly ask: (field: CatalogField) => void
  readonly change: (next: Rule) => void
}

/** Which field is looked at, and how. */
const Question = ({ rule, fields, ask, change }: QuestionProps): ReactNode => {
  const t = useText()
  const field = fieldIn(fields, rule.path)
  return (
    <>
      <Pick
        label={t('field')}
        value={rule.path}
        options={[...new Set([...fields.map(({ path }) => path), rule.path])]}
        word={(path) => labelOf(fields, path)}
        change={(path) => ask(fieldIn(fields, path))}
      />
      <Pick
        label={t('operator')}
        value={rule.op}
        options={[...new Set([...operatorsOf(field), rule.op])]}
        word={(op) => t(`op.${op}`)}
        change={(op) => change(withOp(rule, op, field))}
      />
    </>
  )
}

/** A rule about one line of a sub-table. */
const LineRule = ({ rule, fields, change }: Props<PlainRule>): ReactNode => (
  <div className={styles.rule}>
    <Question
      rule={rule}
      fields={fields}
      ask={(field) => change(firstPlain(field))}
      change={(next) => !isRowRule(next) && change(next)}
    />
    <RuleValue rule={rule} field={fieldIn(fields, rule.path)} change={change} />
  </div>
)

/** A field, how it is compared, and with what. */
export const RuleLine = ({ rule, fields, change }: Props<Rule>): ReactNode => {
  const t = useText()
  const field = fieldIn(fields, rule.path)
  return (
    <>
      <div className={styles.rule}>
        <Question rule={rule} fields={fields} ask={(next) => change(firstRule(next))} change={change} />
        {!isRowRule(rule) && <RuleValue rule={rule} field={field} change={change} />}
      </div>
      {isRowRule(rule) && (
        <section className={styles.innerRule} aria-label={t('rowRule')}>
          <LineRule rule={rule.rule} fields={innerFields(field)} change={(next) => change({ ...rule, rule: next })} />
        </section>
      )}
    </>
  )
}
