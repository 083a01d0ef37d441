import { CheckOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { Row, VisuallyHidden } from '@/ui/layout.tsx'
import type { Catalog, CatalogGroup } from './catalog.ts'
import { areasOf, cellsOf, columns, stateOf, type Area, type Column } from './columns.ts'
import styles from './rights-table.module.css'
import { useRoleText } from '../identity.texts.ts'

type Codes = Readonly<CatalogGroup['codes']>

type Marks = {
  readonly has: (code: string) => boolean
  /** Nobody gives away what they do not hold. */
  readonly mayGive: (code: string) => boolean
  /** None where the rights can only be read. */
  readonly set?: ((codes: readonly string[], on: boolean) => void) | undefined
}

type TickProps = Marks & { readonly codes: Codes; readonly label: string; readonly children?: ReactNode }

/** One tick for one or several codes; a part of them held is shown as a part. */
const Tick = ({ codes, label, has, mayGive, set, children }: TickProps): ReactNode => {
  const t = useRoleText()
  const state = stateOf(codes, has)
  const titles = codes.map(({ title }) => title).join(t('comma'))
  if (!set)
    return state === 'none' ? null : (
      <span title={titles} className={styles.mark} data-part={state === 'some' || undefined}>
        <CheckOutlined aria-hidden />
        {children ?? <VisuallyHidden>{label}</VisuallyHidden>}
      </span>
    )
  const open = codes.filter(({ code }) => mayGive(code) || has(code))
  const isBarred = open.length === 0
  return (
    <Checkbox
      aria-label={label}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={isBarred}
      title={isBarred ? t('notYours') : titles}
      onChange={({ target }) =>
        set(
          open.map(({ code }) => code),
          target.checked,
        )
      }
    >
      {children}
    </Checkbox>
  )
}

const Cell = ({
  column,
  codes,
  group,
  ...marks
}: Marks & {
  readonly column: Column
  readonly codes: Codes
  readonly group: CatalogGroup
}): ReactNode => {
  const t = useRoleText()
  if (codes.length === 0) return null
  if (column !== 'other') return <Tick {...marks} codes={codes} label={`${t(`column.${column}`)} ${group.title}`} />
  return (
    <Row gap={12} wrap className={styles.others}>
      {codes.map((one) => (
        <Tick key={one.code} {...marks} codes={[one]} label={one.title}>
          {one.title}
        </Tick>
      ))}
    </Row>
  )
}

const AreaRows = ({ area, ...marks }: Marks & { readonly area: Area }): ReactNode => {
  const t = useRoleText()
  const codes = area.groups.flatMap((group) => group.codes)
  const count = codes.filter(({ code }) => marks.has(code)).length
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <Row justify="between">
            {marks.set ? (
              <Tick {...marks} codes={codes} label={t('wholeArea', { name: area.title })}>
                {area.title}
              </Tick>
            ) : (
              area.title
            )}
            <span className={styles.count}>{`${String(count)} / ${String(codes.length)}`}</span>
          </Row>
        </th>
      </tr>
      {area.groups.map((group) => {
        const cells = cellsOf(group)
        return (
          <tr key={group.subject}>
            <th scope="row">
              {marks.set ? (
                <Tick {...marks} codes={group.codes} label={t('wholeObject', { name: group.title })}>
                  {group.title}
                </Tick>
              ) : (
                group.title
              )}
            </th>
            {columns.map((column) => (
              <td key={column} data-other={column === 'other' || undefined}>
                <Cell {...marks} column={column} codes={cells.get(column) ?? []} group={group} />
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Up and down go to the same column of the next object that has a tick there. */
const moveFocus = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = steps[event.key]
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td, th')
  if (!step || !cell) return
  const rows = [...event.currentTarget.rows]
  for (let at = rows.findIndex((row) => row.contains(cell)) + step; rows[at]; at += step) {
    const input = rows[at]?.cells[cell.cellIndex]?.querySelector<HTMLInputElement>('input:not(:disabled)')
    if (!input) continue
    event.preventDefault()
    input.focus()
    return
  }
}

/** What can be done with what: objects by area of the menu, actions as columns. */
export const RightsTable = ({ catalog, ...marks }: Marks & { readonly catalog: Catalog }): ReactNode => {
  const t = useRoleText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={t('rights')} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the ticks inside */}
      <table className={styles.table} onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">{t('object')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {areasOf(catalog).map((area) => (
          <AreaRows key={area.name} {...marks} area={area} />
        ))}
      </table>
    </section>
  )
}
