import { SearchOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import type { FieldAccess } from '@srm/flow/tree/node'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { Row } from '@/ui/layout.tsx'
import type { Catalog } from './drawer.model.ts'
import styles from './drawer.module.css'
import { useText } from './drawer.texts.ts'

export type Access = Record<string, FieldAccess>
type Line = { readonly path: string; readonly label: string; readonly inner: boolean }

export const allAccess = ['hidden', 'masked', 'read', 'edit', 'required'] as const satisfies readonly FieldAccess[]
/** Who only looks cannot change anything. */
export const lookingAccess = ['hidden', 'masked', 'read'] as const satisfies readonly FieldAccess[]

const linesOf = ({ form }: Catalog): readonly Line[] =>
  form.flatMap(({ path, label, columns }) => [
    { path, label, inner: false },
    ...columns.map((column) => ({ path: `${path}.${column.path}`, label: column.label, inner: true })),
  ])

type Props = {
  readonly access: Access
  readonly catalog: Catalog
  readonly levels: readonly FieldAccess[]
  readonly change: (next: Access) => void
}

const Matrix = ({ access, levels, change, lines }: Omit<Props, 'catalog'> & { lines: readonly Line[] }): ReactNode => {
  const t = useText()
  const group = useId()
  const setAll = (level: FieldAccess): void =>
    change({ ...access, ...Object.fromEntries(lines.map(({ path }) => [path, level])) })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {levels.map((level) => (
            <th key={level} scope="col">
              <Button
                type="text"
                size="small"
                title={t('setAll', { name: t(`access.${level}`) })}
                aria-label={t('setAll', { name: t(`access.${level}`) })}
                onClick={() => setAll(level)}
              >
                {t(`access.${level}`)}
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ path, label, inner }) => (
          <tr key={path} {...(!(path in access) && { 'data-unset': true })}>
            <th scope="row" className={inner ? styles.inner : undefined}>
              {label}
            </th>
            {levels.map((level) => (
              <td key={level}>
                <input
                  type="radio"
                  name={`${group}${path}`}
                  aria-label={`${label} ${t(`access.${level}`)}`}
                  checked={(access[path] ?? 'read') === level}
                  onChange={() => change({ ...access, [path]: level })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What of the document is seen and changed on this step. */
export const FieldsPart = ({ access, catalog, levels, change }: Props): ReactNode => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const all = linesOf(catalog)
  const lines = all.filter(({ label }) => typed === '' || label.includes(typed) || matches(typed, label))
  if (all.length === 0) return <p className={styles.hint}>{t('fields.none')}</p>
  return (
    <>
      <p className={styles.hint}>{t('fields.hint')}</p>
      <Row align="stretch" className={styles.bar}>
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('fields.search')}
          placeholder={t('fields.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="link" disabled={Object.keys(access).length === 0} onClick={() => change({})}>
          {t('fields.reset')}
        </Button>
      </Row>
      {lines.length > 0 ? (
        <Matrix access={access} levels={levels} change={change} lines={lines} />
      ) : (
        <p className={styles.hint}>{t('fields.notFound')}</p>
      )}
    </>
  )
}
