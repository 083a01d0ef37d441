import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type CSSProperties, type ReactNode } from 'react'
import type { z } from 'zod'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '../slots.ts'
import { useText as useUiText } from '../ui.texts.ts'
import { FieldInput } from './field-input.tsx'
import { needsStar, problemOf } from './field-rule.ts'
import { useText } from './fields.texts.ts'
import styles from './lines-input.module.css'

type Line = Readonly<Record<string, unknown>>

const widths: Partial<Record<Kind, string>> = { bool: '72px', images: '96px', integer: '112px', percent: '112px' }

type CellProps = {
  readonly schema: z.ZodType
  readonly value: unknown
  readonly index: number
  readonly disabled: boolean
  readonly set: (value: unknown) => void
}

const Cell = ({ schema, value, index, disabled, set }: CellProps): ReactNode => {
  const say = useLabel()
  const t = useText()
  const ui = useUiText()
  const [left, leave] = useState(false)
  const meta = metaOf(schema)
  const problem = left ? problemOf(ui, schema, value) : undefined
  const name = say(meta.label)
  return (
    <div className={styles.cell} onBlur={() => leave(true)}>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <FieldInput
        meta={meta}
        value={value}
        disabled={disabled}
        label={t('line.cell', { name, index: index + 1 })}
        {...(problem && { status: 'error' })}
        onChange={set}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}

let made = 0
const newKey = (): string => {
  made += 1
  return `line${String(made)}`
}

/** Lines keep their place on screen while their values are replaced at every keystroke. */
const useKeys = (count: number) => {
  const [keys, setKeys] = useState<readonly string[]>([])
  const enough = keys.length >= count ? keys : [...keys, ...Array.from({ length: count - keys.length }, newKey)]
  if (enough !== keys) setKeys(enough)
  return { keys: enough, drop: (index: number) => setKeys(enough.filter((_, at) => at !== index)) }
}

/** Lines edited in place outside a form; a form has lines of its own, with totals and pasting. */
export const LinesInput = (props: InputProps<readonly Line[], Line[]>): ReactNode => {
  const { meta, value = [], onChange, disabled = false } = props
  const say = useLabel()
  const ui = useUiText()
  const columns = Object.entries(meta.fields ?? {})
  const label = props.label ?? say(meta.label)
  const { keys, drop } = useKeys(value.length)
  const set = (index: number, name: string, next: unknown): void =>
    onChange?.(value.map((line, at) => (at === index ? { ...line, [name]: next } : line)))
  const remove = (index: number): void => {
    drop(index)
    onChange?.(value.filter((_, at) => at !== index))
  }
  const grid = columns.map(([, schema]) => widths[metaOf(schema).kind] ?? 'minmax(120px, 1fr)').join(' ')
  return (
    <fieldset className={styles.lines} style={{ '--columns': `${grid} 32px` } as CSSProperties} aria-label={label}>
      <div className={styles.scroll}>
        <Head columns={columns} />
        {value.map((line, index) => (
          <div key={keys[index]} className={styles.line}>
            {columns.map(([name, schema]) => (
              <Cell
                key={name}
                schema={schema}
                value={line[name] ?? undefined}
                index={index}
                disabled={disabled}
                set={(next) => set(index, name, next)}
              />
            ))}
            <Button
              type="text"
              disabled={disabled}
              icon={<DeleteOutlined aria-hidden />}
              aria-label={ui('removeLine', { index: index + 1, name: label })}
              onClick={() => remove(index)}
            />
          </div>
        ))}
      </div>
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled || value.length >= (meta.max ?? Infinity)}
        onClick={() => onChange?.([...value, {}])}
      >
        {ui('addLine', { name: label })}
      </Button>
    </fieldset>
  )
}

const Head = ({ columns }: { readonly columns: readonly (readonly [string, z.ZodType])[] }): ReactNode => {
  const say = useLabel()
  return (
    <div className={styles.head} aria-hidden>
      {columns.map(([name, schema]) => (
        <span key={name} data-star={needsStar(schema)} data-kind={metaOf(schema).kind}>
          {say(metaOf(schema).label)}
        </span>
      ))}
    </div>
  )
}
