import { PlusOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { z } from 'zod'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { Row } from '@/ui/layout.tsx'
import { needsStar } from '@/ui/fields/field-rule.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useUiText, useFormText } from '@/ui/ui.texts.ts'
import { EditingContext, useEditing } from '../editing.ts'
import styles from './rows-input.module.css'
import { RowsLine } from './rows-line.tsx'
import { columnsOf, laidOver, linesOf, type Line } from './rows-paste.ts'
import { RowsSorting } from './rows-sorting.tsx'
import { RowsTotal } from './rows-total.tsx'
import { valuesIn, type FormEditor } from '../sections.ts'

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))

const widths: Partial<Record<Kind, string>> = {
  bool: '88px',
  choice: '152px',
  person: '152px',
  images: '104px',
  integer: '104px',
  percent: '104px',
  date: '144px',
}

const Lines = z.array(z.record(z.string(), z.unknown())).catch([])

/** Reads and lays down whole blocks of lines, as a spreadsheet does. */
const useBlocks = ({ fields = {}, max }: FieldMeta, name: string) => {
  const t = useFormText()
  const { values, fill } = useEditing()
  const lines = (): Line[] => Lines.parse(values()[name])
  const lay = (pasted: readonly Line[], row: number): void => {
    fill({ [name]: laidOver(lines(), pasted, row, max) })
    toast.success(t('paste.done', { count: pasted.length }))
  }
  /** One cell is ordinary typing; several are laid down from the cell they were pasted into. */
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain').replace(/\s+$/, '')
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null
    const isBlock = text.includes('\t') || (text.includes('\n') && !(event.target instanceof HTMLTextAreaElement))
    if (!cell || !isBlock) return
    const from = columnsOf(fields).findIndex((column) => column.name === cell.dataset['column'])
    if (from < 0) return
    event.preventDefault()
    lay(linesOf(fields, text, from).lines, Number(cell.dataset['line']))
  }
  return { lines, lay, paste }
}

const Head = ({ meta }: { meta: FieldMeta }): ReactNode => {
  const say = useLabel()
  return (
    <div className={styles.head} aria-hidden>
      <span />
      {Object.entries(meta.fields ?? {}).map(([key, field]) => (
        <span key={key} data-star={needsStar(field)} data-kind={metaOf(field).kind}>
          {say(metaOf(field).label)}
        </span>
      ))}
    </div>
  )
}

type Props = { readonly meta: FieldMeta; readonly name: string }

const gridOf = (meta: FieldMeta): CSSProperties => {
  const columns = Object.values(meta.fields ?? {}).map((field) => widths[metaOf(field).kind] ?? 'minmax(0, 1fr)')
  return { '--columns': `24px ${columns.join(' ')} 64px` } as CSSProperties
}

type FootProps = {
  readonly meta: FieldMeta
  readonly count: number
  readonly add: () => void
  readonly lay: (lines: readonly Line[], row: number) => void
}

const RowsFoot = ({ meta, count, add, lay }: FootProps): ReactNode => {
  const t = useFormText()
  const ui = useUiText()
  const say = useLabel()
  const [pasting, setPasting] = useState(false)
  const room = (meta.max ?? Infinity) - count
  return (
    <Row align="stretch" wrap className={styles.add}>
      <Button type="dashed" icon={<PlusOutlined aria-hidden />} disabled={room <= 0} onClick={add}>
        {ui('addLine', { name: say(meta.label) })}
      </Button>
      <Button type="text" icon={<TableOutlined aria-hidden />} disabled={room <= 0} onClick={() => setPasting(true)}>
        {t('paste.open')}
      </Button>
      {pasting && (
        <Suspense>
          <PasteDialog meta={meta} room={room} add={(pasted) => lay(pasted, count)} close={() => setPasting(false)} />
        </Suspense>
      )}
    </Row>
  )
}

/** Lines edited in place: a table on a desk, a stack of small forms on a phone. */
export const RowsInput = ({ meta, name }: Props): ReactNode => {
  const say = useLabel()
  const label = say(meta.label)
  const place = useRef<HTMLFieldSetElement>(null)
  const { lines, lay, paste } = useBlocks(meta, name)
  const focusLine = (index: number): void => {
    const first = `[data-line='${String(index)}'] :is(input, textarea, button)`
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(first)?.focus())
  }
  return (
    <Form.List name={name}>
      {(items, { add, remove, move }, { errors }) => (
        <fieldset
          ref={place}
          className={styles.rows}
          style={gridOf(meta)}
          aria-label={label}
          onPaste={meta.locked ? undefined : paste}
        >
          {items.length > 0 && (
            <>
              <Head meta={meta} />
              <RowsSorting items={items} move={move}>
                {items.map((item) => (
                  <RowsLine
                    key={item.key}
                    meta={meta}
                    item={item}
                    full={items.length >= (meta.max ?? Infinity)}
                    copy={() => add({ ...lines()[item.name], id: undefined }, item.name + 1)}
                    remove={() => remove(item.name)}
                    move={(to) => to >= 0 && to < items.length && move(item.name, to)}
                  />
                ))}
              </RowsSorting>
              <RowsTotal meta={meta} name={name} />
            </>
          )}
          {errors.length > 0 && <Form.ErrorList errors={errors} />}
          {!meta.locked && (
            <RowsFoot
              meta={meta}
              count={items.length}
              lay={lay}
              add={() => {
                add({})
                focusLine(items.length)
              }}
            />
          )}
        </fieldset>
      )}
    </Form.List>
  )
}

type HeldRow = { readonly lines: readonly Line[] }

const ownName = 'lines'
const nothing: readonly Line[] = []

/** Lines as the control of a single field: the same lines as in a record's form, in a small form of their own. */
export const RowsControl = (props: InputProps<readonly Line[], Line[]>): ReactNode => {
  const { meta, value = nothing, onChange, disabled = false } = props
  const [form] = Form.useForm<HeldRow>()
  const id = useId()
  const told = useRef<readonly Line[]>(value)
  const newest = useRef(onChange)
  useEffect(() => {
    newest.current = onChange
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    form.setFieldsValue({ lines: [...value] })
  }, [form, value])
  const editing = useMemo<FormEditor & { readonly tell: () => void }>(() => {
    const tell = (): void => {
      const lines = Lines.parse(valuesIn(form)[ownName])
      told.current = lines
      newest.current?.(lines)
    }
    const fill: FormEditor['fill'] = (values) => {
      form.setFieldsValue(values as Partial<HeldRow>)
      tell()
    }
    return { values: () => valuesIn(form), fill, tell }
  }, [form])
  return (
    <EditingContext value={editing}>
      <Form
        component={false}
        name={id}
        layout="vertical"
        form={form}
        initialValues={{ lines: value }}
        disabled={disabled}
        onValuesChange={editing.tell}
      >
        <RowsInput meta={meta} name={ownName} />
      </Form>
    </EditingContext>
  )
}
