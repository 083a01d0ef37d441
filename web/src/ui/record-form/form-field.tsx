import { Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { needsStar, ruleOf } from '../fields/field-rule.ts'
import { valuesIn, type Control } from './sections.ts'
import styles from './form-field.module.css'
import { useUiText } from '../ui.texts.ts'

const wide: readonly Kind[] = ['longText', 'richText', 'attachments', 'rows', 'location']

/** Something about a value, or about it beside others, that may well be a mistake. */
export type Warning = (values: Readonly<Record<string, unknown>>) => string | undefined

/** antd calls the rule with the value; the form's other values come from the form. */
const warningRule = (warning: Warning) => (form: Pick<FormInstance, 'getFieldsValue'>) => ({
  warningOnly: true,
  validator: (): Promise<void> => {
    const text = warning(valuesIn(form))
    return text === undefined ? Promise.resolve() : Promise.reject(new Error(text))
  },
})

type Props = {
  readonly schema: z.ZodType
  readonly name: string | readonly (string | number)[]
  /** Stands in for the control of the field's kind. */
  readonly control?: Control | undefined
  /** The heading above says already what it is. */
  readonly bare?: boolean
  readonly warning?: Warning | undefined
}

/** One field of a form: label, control and check, all from the contract. */
export const FormField = ({ schema, name, control: Chosen = FieldInput, bare = false, warning }: Props): ReactNode => {
  const say = useLabel()
  const t = useUiText()
  const meta = metaOf(schema)
  return (
    <Form.Item
      className={`${styles.field ?? ''} ${wide.includes(meta.kind) || Chosen !== FieldInput ? (styles.wide ?? '') : ''}`}
      name={typeof name === 'string' ? name : [...name]}
      label={bare ? null : say(meta.label)}
      required={needsStar(schema)}
      rules={[ruleOf(t, schema), ...(warning ? [warningRule(warning)] : [])]}
      validateTrigger="onBlur"
    >
      <Chosen meta={meta} {...(meta.locked && { disabled: true })} />
    </Form.Item>
  )
}
