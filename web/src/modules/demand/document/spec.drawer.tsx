import { Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import type { PurchaseTypeSpec } from '@srm/api/demand'
import { checkSpec, formatSpec, parseSpec, specFieldsOf, type SpecField } from '@srm/api/demand/spec'
import { specWord } from '@srm/api/shared/spec-words'
import { metaOf } from '@srm/api/shared/field-meta'
import { bool, choice, date, quantity, text } from '@srm/api/shared/fields'
import { useLanguage } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { FormDrawer } from '@/ui/record-form/form-drawer.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import styles from '../demand.module.css'
import { refId } from '@/ui/grid/choosable.ts'
import { useDocumentText } from '../demand.texts.ts'

const inEnglish = (word: string): string => specWord(word, 'en')

const controls: Readonly<Record<SpecField['kind'], (field: SpecField) => Parameters<typeof metaOf>[0]>> = {
  text: ({ label }) => text(label, inEnglish(label), { max: 200 }),
  number: ({ label }) => quantity(label, inEnglish(label)),
  choice: ({ label, options }) =>
    choice(
      label,
      inEnglish(label),
      options.map((one) => [one, one, inEnglish(one)] as const),
    ),
  bool: ({ label }) => bool(label, inEnglish(label)),
  date: ({ label }) => date(label, inEnglish(label)),
}

type Values = Readonly<Record<string, unknown>>

/** What is still being typed may not be a value yet: it is kept as it is written, so that nothing jumps. */
const written = (schema: readonly SpecField[], values: Values, further: string): string => {
  const texts = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null || value === ''
        ? []
        : [[key, typeof value === 'boolean' || typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )
  return formatSpec(schema, texts, further === '' ? [] : [further])
}

const readSpec = (schema: readonly SpecField[], spec: string) => {
  const { filled, further } = parseSpec(schema, spec)
  const { values, problems } = checkSpec(schema, filled, 'demand')
  return { values: { ...filled, ...values }, further: further.join('；'), problems }
}

type LineProps = {
  readonly line: Line
  readonly at: number
  readonly type: PurchaseTypeSpec
  readonly change: (spec: string) => void
}

/** What the type of one line asks for. */
const LineSpec = ({ line, at, type, change }: LineProps): ReactNode => {
  const t = useDocumentText()
  const language = useLanguage()
  const fields = specFieldsOf(type.schema, 'demand')
  const { values, further, problems } = readSpec(fields, typeof line['spec'] === 'string' ? line['spec'] : '')
  const title = t('spec.line', { line: at + 1, name: typeof line['name'] === 'string' ? line['name'] : type.name })
  return (
    <fieldset className={styles.spec} aria-label={title}>
      <strong>{title}</strong>
      {fields.map((field) => {
        const { key, unit, isRequired } = field
        const label = specWord(field.label, language)
        const isWrong = problems.some((problem) => problem.key === key && problem.kind !== 'required')
        return (
          <Form.Item
            key={key}
            label={unit === null ? label : `${label}（${specWord(unit, language)}）`}
            required={isRequired}
          >
            <FieldInput
              meta={metaOf(controls[field.kind](field))}
              label={label}
              value={values[key]}
              {...(isWrong && { status: 'error' as const })}
              onChange={(value) => change(written(fields, { ...values, [key]: value }, further))}
            />
          </Form.Item>
        )
      })}
      <Form.Item label={t('spec.further')}>
        <Input
          aria-label={t('spec.further')}
          value={further}
          maxLength={500}
          onChange={({ target }) => change(written(fields, values, target.value))}
        />
      </Form.Item>
    </fieldset>
  )
}

type Props = {
  readonly lines: readonly Line[]
  readonly types: readonly PurchaseTypeSpec[]
  readonly change: (at: number, spec: string) => void
  readonly close: () => void
}

/** The specs of all lines one below the other, each with what its type asks for. */
export const SpecDrawer = ({ lines, types, change, close }: Props): ReactNode => {
  const t = useDocumentText()
  const typed = lines.flatMap((line, at) => {
    const type = types.find(({ id }) => id === refId(line['purchaseType']))
    return type ? [{ line, at, type }] : []
  })
  const foot = (leave: () => void): ReactNode => (
    <Row justify="end">
      <Button type="primary" onClick={leave}>
        {t('spec.done')}
      </Button>
    </Row>
  )
  return (
    <FormDrawer title={t('spec.title')} dirty={false} close={close} footer={foot}>
      {typed.length === 0 && <Muted>{t('spec.none')}</Muted>}
      <Form layout="vertical" component={false}>
        <Stack gap={24}>
          {typed.map(({ line, at, type }) => (
            <LineSpec
              key={refId(line['id']) ?? String(at)}
              line={line}
              at={at}
              type={type}
              change={(spec) => change(at, spec)}
            />
          ))}
        </Stack>
      </Form>
    </FormDrawer>
  )
}
