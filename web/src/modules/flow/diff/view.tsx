import { Checkbox } from 'antd'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { diffOf, type DiffRow, type RowState, type Thing } from '@srm/flow/edit/diff'
import type { Flow } from '@srm/flow/tree/node'
import { shapeOf } from '@srm/flow/tree/shape'
import { Stack } from '@/ui/layout.tsx'
import { useDesigning } from '../designer/designer.store.ts'
import { useDiffText } from '../flow.texts.ts'
import { useNames } from '../drawer/names.ts'
import { useText as useDrawerText } from '../drawer/drawer.texts.ts'
import { changeLines, settingLines, type ChangeLine } from './lines.ts'
import type { Texts } from './people.ts'
import styles from './diff.module.css'

const told = ['added', 'removed', 'changed', 'moved'] as const

const ChangeLines = ({ lines }: { readonly lines: readonly ChangeLine[] }): ReactNode => {
  const t = useDiffText()
  if (lines.length === 0) return null
  return (
    <Stack as="ul" gap={4} className={styles.changes}>
      {lines.map(({ label, before, after }) => (
        <li key={label} aria-label={t('change', { label, before, after })}>
          <span>{label}</span>
          <del>{before}</del>
          <span aria-hidden>→</span>
          <ins>{after}</ins>
        </li>
      ))}
    </Stack>
  )
}

type CellProps = {
  readonly thing: Thing | null
  readonly level: number
  readonly state: RowState
  readonly children?: ReactNode
}

const Cell = ({ thing, level, state, children }: CellProps): ReactNode => {
  const t = useDiffText()
  const kind = useDrawerText()
  if (!thing) return <td aria-label={t('state.none')} className={styles.blank} />
  const depth = { '--depth': level - 1 } as CSSProperties
  return (
    <td data-state={state} style={depth}>
      <span className={styles.thing}>
        <strong>{thing.branch?.name ?? thing.node.name}</strong>
        {!thing.branch && <small>{kind(`type.${thing.node.type}`)}</small>}
        {state !== 'same' && <em>{t(`state.${state}`)}</em>}
      </span>
      {children}
    </td>
  )
}

const Row = ({ row, say }: { readonly row: DiffRow; readonly say: Texts }): ReactNode => {
  const { level, state, before, after } = row
  return (
    <tr>
      <Cell thing={before} level={level} state={state} />
      <Cell thing={after} level={level} state={state}>
        <ChangeLines lines={changeLines(row, say)} />
      </Cell>
    </tr>
  )
}

const useSay = (before: Flow, after: Flow): Texts => {
  const names = useNames(after)
  const { places } = shapeOf(before)
  const catalog = useDesigning((state) => state.catalog)
  return { t: useDrawerText(), d: useDiffText(), catalog, names: (id) => names(id) ?? places.get(id)?.node.name }
}

type Props = {
  readonly before: Flow
  readonly after: Flow
  readonly titles: readonly [string, string]
}

/** Two flows as two trees side by side: what came, what went, and what is set otherwise. */
export const DiffView = ({ before, after, titles }: Props): ReactNode => {
  const t = useDiffText()
  const say = useSay(before, after)
  const [short, setShort] = useState(true)
  const { settings, rows } = diffOf(before, after)
  const counts = told.map(
    (state) => [state, rows.filter((row) => row.state === state && row.after !== null).length] as const,
  )
  const gone = rows.filter(({ state }) => state === 'removed').length
  const differing = rows.filter(({ state }) => state !== 'same')
  if (differing.length + settings.length === 0) return <p className={styles.none}>{t('same')}</p>
  return (
    <Stack gap={12} className={styles.diff}>
      <p className={styles.counts}>
        {counts.map(([state, count]) => (
          <span key={state} data-state={state}>
            {t(`count.${state}`, { count: state === 'removed' ? gone : count })}
          </span>
        ))}
        {settings.length > 0 && <span data-state="changed">{t('count.settings', { count: settings.length })}</span>}
        <Checkbox checked={short} onChange={({ target }) => setShort(target.checked)}>
          {t('onlyChanges')}
        </Checkbox>
      </p>
      {settings.length > 0 && (
        <section className={styles.settings}>
          <h3>{t('settings')}</h3>
          <ChangeLines lines={settingLines(settings, before.settings, after.settings, say)} />
        </section>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(short ? differing : rows).map((row) => (
            <Row key={row.key} row={row} say={say} />
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
