import { Alert } from 'antd'
import type { ReactNode } from 'react'
import {
  formatCode,
  numberRuleFields,
  numberRules,
  repeatsNumbers,
  type NumberRuleView,
} from '@srm/api/dictionary/numbering'
import { choice } from '@srm/api/shared/fields'
import { shanghaiDay } from '@srm/api/shared/date'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { useText } from './dictionary.texts.ts'
import styles from './dictionary.module.css'

type RuleForm = Pick<NumberRuleView, keyof typeof numberRuleFields | 'scope'>

/** What the form would make of the rule; half-typed values count as they stood. */
export const ruleIn = (rule: NumberRuleView, values: Values): NumberRuleView => {
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))
  return { ...rule, ...typed }
}

export const sampleOf = (rule: NumberRuleView): string => {
  const scope = rule.scopes.find(({ name }) => name === rule.scope)
  return formatCode(rule, rule.next, shanghaiDay(new Date()), scope?.sample ?? '')
}

const Preview = ({ rule }: { readonly rule: NumberRuleView }): ReactNode => {
  const t = useText()
  return (
    <div className={styles.preview} aria-live="polite">
      <span className={styles.previewLabel}>{t('number.preview')}</span>
      <strong className={styles.previewCode}>{sampleOf(rule)}</strong>
      {repeatsNumbers(rule) && <Alert type="error" showIcon title={t('number.repeats')} />}
      {rule.allocateAt === 'approve' && <Alert type="info" showIcon title={t('number.gapless')} />}
    </div>
  )
}

const fieldsFor = ({ scopes, isDocument }: NumberRuleView) => {
  const { allocateAt, ...always } = numberRuleFields
  const scope = choice(
    '计数范围',
    'Counted by',
    scopes.map(({ name, label }) => [name, label, label] as const),
  )
  return { ...always, scope, ...(isDocument && { allocateAt }) }
}

export const NumberRuleForm = ({ rule, close }: { readonly rule: NumberRuleView; readonly close: () => void }) => {
  const t = useText()
  const { mutateAsync } = useMutate(numberRules.update)
  const { prefix, datePart, digits, reset, separator, allocateAt, scope, version, type } = rule
  const initial: RuleForm = { prefix, datePart, digits, reset, separator, allocateAt, scope }
  const save = async (sent: Values): Promise<void> => {
    await mutateAsync({ params: { type }, body: { ...initial, ...sent, version } })
    toast.success(t('saved'))
  }
  return (
    <SideForm
      title={t('number.editTitle', { name: rule.name })}
      groups={[{ fields: fieldsFor(rule) }]}
      initial={initial}
      save={save}
      close={close}
      below={(values) => <Preview rule={ruleIn(rule, values)} />}
    />
  )
}
