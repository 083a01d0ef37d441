import { SearchOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { identity, roleTemplates, type RoleTemplate } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import type { InputProps } from '@/ui/slots.ts'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { found, heldOf, sizeOf, useCatalog, type Catalog } from './catalog.ts'
import { codesOf } from './columns.ts'
import { RightsTable } from './rights-table.tsx'
import styles from './role.module.css'
import { useRoleText } from '../identity.texts.ts'

/** Rules both of whose sides the role would hold: nobody could be given it. */
const DutyHints = ({
  catalog,
  has,
}: {
  readonly catalog: Catalog
  readonly has: (code: string) => boolean
}): ReactNode => {
  const t = useRoleText()
  const { data = [] } = useRead(identity.role.duties, {})
  const broken = data.filter(({ left, right }) => has(left) && has(right))
  const titleOf = (code: string): string =>
    catalog.flatMap(({ codes }) => codes).find((one) => one.code === code)?.title ?? code
  return (
    <ul className={styles.broken} aria-live="polite">
      {broken.map(({ left, right, reason }) => (
        <li key={`${left} ${right}`}>
          <WarningOutlined aria-hidden /> {t('dutyBroken', { left: titleOf(left), right: titleOf(right), reason })}
        </li>
      ))}
    </ul>
  )
}

const Templates = ({ use }: { readonly use: (template: RoleTemplate) => void }): ReactNode => {
  const t = useRoleText()
  return (
    <Row as="fieldset" gap={4} className={styles.templates} aria-label={t('template')}>
      <span aria-hidden>{t('template')}</span>
      {roleTemplates.map((template) => (
        <Button key={template} size="small" onClick={() => use(template)}>
          {t(`template.${template}`)}
        </Button>
      ))}
    </Row>
  )
}

type MatrixProps = Omit<InputProps<readonly string[], string[]>, 'meta'> & { readonly catalog: Catalog }

const Matrix = ({ catalog, id, value = [], onChange }: MatrixProps): ReactNode => {
  const t = useRoleText()
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
        <Templates
          use={(template) => onChange?.(codesOf(catalog, template).filter((code) => may(code) || has(code)))}
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
      <DutyHints catalog={catalog} has={has} />
      {shown.length === 0 ? (
        <p className={styles.none}>{t('noCode')}</p>
      ) : (
        <RightsTable catalog={shown} has={has} mayGive={may} set={set} />
      )}
    </div>
  )
}

/** Every permission there is, objects by area and actions as columns, to be ticked. */
export const PermissionMatrix = (props: InputProps<readonly string[], string[]>): ReactNode => (
  <Await query={useCatalog()}>{(catalog) => <Matrix {...props} catalog={catalog} />}</Await>
)
