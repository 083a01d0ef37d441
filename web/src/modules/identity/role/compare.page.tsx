import { CheckOutlined, MinusOutlined } from '@ant-design/icons'
import { Select, Switch } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { identity, type Role } from '@srm/api/identity'
import { useRead } from '@/lib/api/query.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useCatalog } from './catalog.ts'
import { compared, type ComparedGroup } from './compare.ts'
import { useFacts } from './facts.ts'
import styles from './role.module.css'
import { paths } from './role.paths.ts'
import { useRoleText } from '../identity.texts.ts'

const Mark = ({ on }: { readonly on: boolean }): ReactNode => {
  const t = useRoleText()
  return on ? (
    <CheckOutlined aria-label={t('granted')} className={styles.yes} />
  ) : (
    <MinusOutlined aria-label={t('notGranted')} className={styles.no} />
  )
}

type TableProps = { readonly left: Role; readonly right: Role; readonly groups: readonly ComparedGroup[] }

const Table = ({ left, right, groups }: TableProps): ReactNode => {
  const t = useRoleText()
  const facts = useFacts()
  const [mine, theirs] = [facts(left), facts(right)]
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t('compareWhat')}</th>
          <th scope="col">{left.name}</th>
          <th scope="col">{right.name}</th>
        </tr>
      </thead>
      <tbody>
        {mine.map(({ title, text }, index) => (
          <tr key={title} data-differs={text !== theirs[index]?.text}>
            <th scope="row">{title}</th>
            <td>{text}</td>
            <td>{theirs[index]?.text}</td>
          </tr>
        ))}
      </tbody>
      {groups.map(({ subject, title, codes }) => (
        <tbody key={subject}>
          <tr className={styles.heading}>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          {codes.map((one) => (
            <tr key={one.code} data-differs={one.left !== one.right}>
              <th scope="row">{one.title}</th>
              <td>
                <Mark on={one.left} />
              </td>
              <td>
                <Mark on={one.right} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const Compared = ({ left, right }: Omit<TableProps, 'groups'>): ReactNode => {
  const t = useRoleText()
  const [onlyDifferent, setOnlyDifferent] = useState(true)
  return (
    <Await query={useCatalog()}>
      {(catalog) => {
        const groups = compared(catalog, left.permissions, right.permissions)
        const differing = groups.reduce(
          (sum, { codes }) => sum + codes.filter((one) => one.left !== one.right).length,
          0,
        )
        const shown = onlyDifferent
          ? groups
              .map((group) => ({ ...group, codes: group.codes.filter((one) => one.left !== one.right) }))
              .filter(({ codes }) => codes.length > 0)
          : groups
        return (
          <>
            <div className={styles.bar}>
              <span aria-live="polite">{t('differences', { count: differing })}</span>
              <label className={styles.all}>
                <Switch
                  size="small"
                  checked={onlyDifferent}
                  onChange={setOnlyDifferent}
                  aria-label={t('onlyDifferent')}
                />{' '}
                {t('onlyDifferent')}
              </label>
            </div>
            <Table left={left} right={right} groups={shown} />
          </>
        )
      }}
    </Await>
  )
}

const Pair = ({ left, right }: { readonly left: string; readonly right: string }): ReactNode => {
  const one = useRead(identity.role.show, { params: { id: left } })
  const other = useRead(identity.role.show, { params: { id: right } })
  return (
    <Await query={one}>
      {(first) => <Await query={other}>{(second) => <Compared left={first} right={second} />}</Await>}
    </Await>
  )
}

const RoleCompare = (): ReactNode => {
  const t = useRoleText()
  const [params, setParams] = useSearchParams()
  const roles = useRead(identity.role.all, { query: {} })
  const [left, right] = [params.get('left') ?? '', params.get('right') ?? '']
  const options = (roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const choose = (side: 'left' | 'right', value: string, title: string): ReactNode => (
    <Select
      className={styles.side ?? ''}
      aria-label={title}
      placeholder={title}
      value={value || null}
      options={options}
      showSearch={{ filterOption: (typed, item) => item !== undefined && matches(typed, item.label) }}
      onChange={(next: string | null) => setParams({ left, right, [side]: next ?? '' }, { replace: true })}
    />
  )
  return (
    <Page title={t('compareTitle')} back={paths.list}>
      <Panel>
        <div className={styles.rights}>
          <div className={styles.sides}>
            {choose('left', left, t('firstRole'))}
            {choose('right', right, t('secondRole'))}
          </div>
          {left && right ? <Pair left={left} right={right} /> : <State title={t('pickTwo')} hint={t('pickTwoHint')} />}
        </div>
      </Panel>
    </Page>
  )
}

export default RoleCompare
