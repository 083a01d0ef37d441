import { DeleteOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { identity, type Duty } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Explain } from '@/ui/explain.tsx'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useCatalog, type Catalog } from './catalog.ts'
import styles from './role.module.css'
import { paths } from './role.paths.ts'
import { useRoleText } from '../identity.texts.ts'

type Line = Duty & { readonly key: string }

const withKey = (duty: Duty): Line => ({ ...duty, key: crypto.randomUUID() })
const blank = (): Line => withKey({ left: '', right: '', reason: '' })

type CodeProps = {
  readonly catalog: Catalog
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly set: (code: string) => void
}

const CodeSelect = ({ catalog, label, value, disabled, set }: CodeProps): ReactNode => (
  <Select
    className={styles.side ?? ''}
    aria-label={label}
    placeholder={label}
    disabled={disabled}
    value={value || null}
    options={catalog.map((group) => ({
      label: group.title,
      title: group.title,
      options: group.codes.map(({ code, title }) => ({ value: code, label: title })),
    }))}
    showSearch={{
      filterOption: (typed, item) => typeof item?.label === 'string' && matches(typed, item.label),
    }}
    onChange={(next: string | null) => set(next ?? '')}
  />
)

type LineProps = Pick<CodeProps, 'catalog' | 'disabled'> & {
  readonly line: Line
  readonly change: (next: Line) => void
  readonly remove: () => void
}

const DutyLine = ({ line, catalog, disabled, change, remove }: LineProps): ReactNode => {
  const t = useRoleText()
  const common = { catalog, disabled }
  return (
    <li className={styles.duty}>
      <CodeSelect {...common} label={t('firstDuty')} value={line.left} set={(left) => change({ ...line, left })} />
      <SwapOutlined aria-hidden className={styles.no} />
      <CodeSelect {...common} label={t('secondDuty')} value={line.right} set={(right) => change({ ...line, right })} />
      <Input
        aria-label={t('reason')}
        placeholder={t('reason')}
        maxLength={100}
        disabled={disabled}
        value={line.reason}
        onChange={(event) => change({ ...line, reason: event.target.value })}
      />
      {!disabled && (
        <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={t('removeDuty')} onClick={remove} />
      )}
    </li>
  )
}

const Editor = ({ duties, catalog }: { readonly duties: readonly Duty[]; readonly catalog: Catalog }): ReactNode => {
  const t = useRoleText()
  const may = useCan()
  const [lines, setLines] = useState(() => duties.map(withKey))
  const save = useMutate(identity.role.setDuties, { done: () => toast.success(t('dutiesSaved')) })
  const disabled = !may('role:update')
  const ready = lines.every(({ left, right, reason }) => left && right && left !== right && reason.trim())
  const send = (): void =>
    save.mutate({ body: { duties: lines.map(({ left, right, reason }) => ({ left, right, reason })) } })
  return (
    <div className={styles.rights}>
      <p className={styles.masks}>{t('dutiesHint')}</p>
      {lines.length === 0 && <State title={t('noDuties')} hint={t('noDutiesHint')} />}
      <ul>
        {lines.map((line, index) => (
          <DutyLine
            key={line.key}
            {...{ line, catalog, disabled }}
            change={(next) => setLines(lines.with(index, next))}
            remove={() => setLines(lines.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {!disabled && (
        <div className={styles.bar}>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setLines([...lines, blank()])}>
            {t('addDuty')}
          </Button>
          <Button type="primary" className={styles.all ?? ''} disabled={!ready} loading={save.isPending} onClick={send}>
            {t('saveDuties')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Which two things no one person may do. */
const RoleDuties = (): ReactNode => {
  const t = useRoleText()
  const duties = useRead(identity.role.duties, {})
  const catalog = useCatalog()
  return (
    <Page
      title={
        <>
          {t('duties')}
          <Explain term="identity.duties" label={t('duties')} />
        </>
      }
      back={paths.list}
    >
      <Panel>
        <Await query={duties}>
          {(rules) => <Await query={catalog}>{(all) => <Editor duties={rules} catalog={all} />}</Await>}
        </Await>
      </Panel>
    </Page>
  )
}

export default RoleDuties
