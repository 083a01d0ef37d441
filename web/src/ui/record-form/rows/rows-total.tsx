import { Form } from 'antd'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { sumOf } from '@/ui/grid/model/derived.ts'
import { useFormText } from '@/ui/ui.texts.ts'
import styles from './rows-input.module.css'

const Lines = z.array(z.record(z.string(), z.unknown())).catch([])

const added: readonly Kind[] = ['money', 'quantity']

/** Prices of one piece each come to nothing together. */
const totalsOf = ({ fields = {} }: FieldMeta, lines: readonly Readonly<Record<string, unknown>>[]) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([key, schema]) => ({ key, meta: metaOf(schema) }))
      .filter(({ meta }) => added.includes(meta.kind) && !meta.each)
      .map(({ key, meta }) => [
        key,
        sumOf(
          meta,
          lines.map((line) => line[key]),
        ),
      ]),
  )

/** What the lines add up to; it follows the typing and is never typed itself. */
export const RowsTotal = ({ meta, name }: { readonly meta: FieldMeta; readonly name: string }): ReactNode => {
  const t = useFormText()
  const say = useLabel()
  const fields = meta.fields ?? {}
  const lines = Lines.parse(Form.useWatch(name))
  const totals = totalsOf(meta, lines)
  if (lines.length === 0 || Object.keys(totals).length === 0) return null
  return (
    <dl className={styles.total}>
      <dt>{t('lines.total')}</dt>
      {Object.entries(fields).map(([key, field]) => (
        <dd key={key} data-kind={metaOf(field).kind} data-label={say(metaOf(field).label)}>
          {totals[key] !== undefined && <FieldView meta={metaOf(field)} value={totals[key]} />}
        </dd>
      ))}
    </dl>
  )
}
