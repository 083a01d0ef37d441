import { SearchOutlined } from '@ant-design/icons'
import { Checkbox, Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { useCan } from '@/lib/can.tsx'
import type { InputProps } from '@/ui/slots.ts'
import { Await } from '@/ui/states.tsx'
import { found, heldOf, sizeOf, useCatalog, type Catalog, type CatalogGroup } from './role.catalog.ts'
import styles from './role.module.css'
import { useText } from './role.texts.ts'

type GroupProps = {
  readonly group: CatalogGroup
  readonly has: (code: string) => boolean
  /** Nobody gives away what they do not hold. */
  readonly mayGive: (code: string) => boolean
  readonly set: (codes: readonly string[], on: boolean) => void
}

const GroupRow = ({ group, has, mayGive, set }: GroupProps): ReactNode => {
  const t = useText()
  const id = useId()
  const open = group.codes.filter(({ code }) => mayGive(code) || has(code))
  const count = group.codes.filter(({ code }) => has(code)).length
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <div className={styles.subject}>
        <Checkbox
          checked={count === group.codes.length}
          indeterminate={count > 0 && count < group.codes.length}
          disabled={open.length === 0}
          onChange={({ target }) =>
            set(
              open.map(({ code }) => code),
              target.checked,
            )
          }
        >
          <span id={id}>{group.title}</span>
        </Checkbox>
        <span className={styles.count}>{`${String(count)} / ${String(group.codes.length)}`}</span>
      </div>
      <div className={styles.codes}>
        {group.codes.map(({ code, title }) => {
          const barred = !mayGive(code) && !has(code)
          return (
            <Checkbox
              key={code}
              checked={has(code)}
              disabled={barred}
              title={barred ? t('notYours') : code}
              onChange={({ target }) => set([code], target.checked)}
            >
              {title}
            </Checkbox>
          )
        })}
      </div>
    </fieldset>
  )
}

type MatrixProps = Omit<InputProps<readonly string[], string[]>, 'meta'> & { readonly catalog: Catalog }

const Matrix = ({ catalog, id, value = [], onChange }: MatrixProps): ReactNode => {
  const t = useText()
  const may = useCan()
  const [typed, setTyped] = useState('')
  const has = heldOf(value)
  const shown = found(catalog, typed)
  const set = (codes: readonly string[], on: boolean): void => {
    const others = value.filter((code) => !codes.includes(code))
    onChange?.(on ? [...others, ...codes] : others)
  }
  const all = catalog.flatMap(({ codes }) => codes.map(({ code }) => code))
  const chosen = all.filter(has).length
  return (
    <div className={styles.matrix}>
      <div className={styles.bar}>
        <Input
          {...(id && { id })}
          className={styles.search ?? ''}
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('searchCodes')}
          aria-label={t('searchCodes')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span aria-live="polite">{t('chosen', { count: chosen, all: sizeOf(catalog) })}</span>
        <Checkbox
          className={styles.all ?? ''}
          checked={chosen === all.length}
          indeterminate={chosen > 0 && chosen < all.length}
          onChange={({ target }) =>
            set(
              all.filter((code) => may(code) || has(code)),
              target.checked,
            )
          }
        >
          {t('selectAll')}
        </Checkbox>
      </div>
      {shown.map((group) => (
        <GroupRow key={group.subject} group={group} has={has} mayGive={may} set={set} />
      ))}
      {shown.length === 0 && <p className={styles.none}>{t('noCode')}</p>}
    </div>
  )
}

/** Every permission there is, by what it belongs to, to be ticked. */
export const PermissionMatrix = (props: InputProps<readonly string[], string[]>): ReactNode => (
  <Await query={useCatalog()}>{(catalog) => <Matrix {...props} catalog={catalog} />}</Await>
)
