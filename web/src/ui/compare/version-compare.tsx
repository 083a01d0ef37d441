import { Switch } from 'antd'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '../fields/field-view.tsx'
import { isEmptyValue, word } from '../fields/view-parts.tsx'
import { Muted, Row } from '../layout.tsx'
import { fieldOf, type Fields } from '../record-shape.ts'
import { State } from '../states.tsx'
import styles from './compare.module.css'
import { useCompareText } from '../ui.texts.ts'
import type { Values } from '../record-form/sections.ts'
import { diffFields, diffLines, type FieldDiff, type LineDiff } from './record-diff.ts'
import { diffWords, type Piece } from './word-diff.ts'

const worded: readonly Kind[] = ['text', 'longText', 'code', 'mobile', 'email', 'creditCode', 'url']

type Side = 'before' | 'after'
type ValueProps = { readonly meta: FieldMeta; readonly diff: Omit<FieldDiff, 'name'>; readonly side: Side }

/** On each side only its own words are marked. */
const onSide: Readonly<Record<Side, Piece['kind']>> = { before: 'removed', after: 'added' }

const Words = ({ pieces, side }: { readonly pieces: readonly Piece[]; readonly side: Side }): ReactNode =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === onSide[side])
    .map(({ kind, text }, at) => {
      const key = `${kind}-${String(at)}`
      if (kind === 'same') return <span key={key}>{text}</span>
      return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
    })

const Value = ({ meta, diff: { kind, before, after }, side }: ValueProps): ReactNode => {
  const value = side === 'before' ? before : after
  if (kind === 'changed' && worded.includes(meta.kind))
    return <Words pieces={diffWords(word(before), word(after))} side={side} />
  const shown = <FieldView meta={meta} value={value} compact />
  if (kind === 'same' || isEmptyValue(value)) return shown
  return side === 'before' ? <del>{shown}</del> : <ins>{shown}</ins>
}

type FieldsProps = {
  readonly fields: Fields
  readonly diffs: readonly FieldDiff[]
  readonly titles: Readonly<Record<Side, string>>
}

const FieldTable = ({ fields, diffs, titles }: FieldsProps): ReactNode => {
  const t = useCompareText()
  const say = useLabel()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{titles.before}</th>
          <th scope="col">{titles.after}</th>
        </tr>
      </thead>
      <tbody>
        {diffs.map((diff) => {
          const meta = metaOf(fieldOf(fields, diff.name))
          return (
            <tr key={diff.name} data-kind={diff.kind}>
              <th scope="row">{say(meta.label)}</th>
              <td data-title={titles.before}>
                <Value meta={meta} diff={diff} side="before" />
              </td>
              <td data-title={titles.after}>
                <Value meta={meta} diff={diff} side="after" />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const cellDiff = ({ row, mark }: LineDiff, key: string): Omit<FieldDiff, 'name'> => {
  const value = row[key]
  if (mark?.kind === 'added') return { kind: 'added', before: undefined, after: value }
  if (mark?.kind === 'removed') return { kind: 'removed', before: value, after: undefined }
  if (!mark?.cells.has(key)) return { kind: 'same', before: value, after: value }
  return { kind: 'changed', before: mark.cells.get(key), after: value }
}

const Cell = ({ meta, diff }: Omit<ValueProps, 'side'>): ReactNode => {
  if (diff.kind === 'changed')
    return (
      <span className={styles.both}>
        <span>
          <Value meta={meta} diff={diff} side="before" />
        </span>
        <span>
          <Value meta={meta} diff={diff} side="after" />
        </span>
      </span>
    )
  return <Value meta={meta} diff={diff} side={diff.kind === 'removed' ? 'before' : 'after'} />
}

type LinesProps = { readonly label: string; readonly columns: Fields; readonly lines: readonly LineDiff[] }

const LineTable = ({ label, columns, lines }: LinesProps): ReactNode => {
  const t = useCompareText()
  const say = useLabel()
  const names = Object.keys(columns)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table} data-lines>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {say(metaOf(fieldOf(columns, name)).label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.row.id} data-kind={line.mark?.kind ?? 'same'}>
              <th scope="row">{line.mark && t(line.mark.kind)}</th>
              {names.map((name) => (
                <td key={name}>
                  <Cell meta={metaOf(fieldOf(columns, name))} diff={cellDiff(line, name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export type Version = { readonly title: string; readonly values: Values }

type Props = { readonly fields: Fields; readonly older: Version; readonly newer: Version }

const lineFieldsOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, schema]) => {
    const meta = metaOf(schema)
    return meta.kind === 'rows' && meta.fields ? [{ name, label: meta.label, columns: meta.fields }] : []
  })

/** Two versions of a record: its fields side by side, its lines laid over each other, every changed word marked. */
export const VersionCompare = ({ fields, older, newer }: Props): ReactNode => {
  const t = useCompareText()
  const say = useLabel()
  const switchId = useId()
  const [onlyChanges, setOnlyChanges] = useState(true)
  const diffs = useMemo(() => diffFields(fields, older.values, newer.values), [fields, older, newer])
  const tables = useMemo(
    () =>
      lineFieldsOf(fields).map(({ name, label, columns }) => ({
        name,
        label,
        columns,
        lines: diffLines(columns, older.values[name], newer.values[name]),
      })),
    [fields, older, newer],
  )
  const changedFields = diffs.filter(({ kind }) => kind !== 'same')
  const changedLines = tables.flatMap(({ lines }) => lines.filter(({ mark }) => mark !== undefined))
  const shown = onlyChanges ? changedFields : diffs
  const isSame = changedFields.length === 0 && changedLines.length === 0
  return (
    <div className={styles.compare}>
      <Row justify="between" wrap>
        <Muted>{isSame ? t('same') : t('counts', { fields: changedFields.length, lines: changedLines.length })}</Muted>
        <Row as="span">
          <Switch id={switchId} size="small" checked={onlyChanges} onChange={setOnlyChanges} />
          <label htmlFor={switchId}>{t('onlyChanges')}</label>
        </Row>
      </Row>
      {isSame && onlyChanges && <State title={t('same')} />}
      {shown.length > 0 && (
        <FieldTable fields={fields} diffs={shown} titles={{ before: older.title, after: newer.title }} />
      )}
      {tables.map(({ name, label, columns, lines }) => {
        const inSight = onlyChanges ? lines.filter(({ mark }) => mark !== undefined) : lines
        return inSight.length > 0 && <LineTable key={name} label={say(label)} columns={columns} lines={inSight} />
      })}
    </div>
  )
}
