import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import type { PeopleNode } from '@srm/flow/tree/node'
import type { Timeout, TimeoutAction } from '@srm/flow/tree/timeout'
import { Stack } from '@/ui/layout.tsx'
import { freshLate, lateActs } from './fresh.ts'
import { PersonField } from './ids.tsx'
import { fieldsOf, labelOf, type DrawerContext, type Catalog } from './drawer.model.ts'
import styles from './drawer.module.css'
import { MoneyField } from './number.tsx'
import { Count, DurationField, Pick, Row, Section, Toggle } from './parts.tsx'
import { useText } from './drawer.texts.ts'

const day = { amount: 1, unit: 'day' } as const
const fresh: Timeout = { basis: 'task', actions: [freshLate('remind', day)] }
const receivers = ['superior', 'admin', 'person'] as const

type ActionProps = { readonly action: TimeoutAction; readonly change: (next: TimeoutAction) => void }

const Transfer = ({
  action,
  change,
}: ActionProps & { action: Extract<TimeoutAction, { do: 'transfer' }> }): ReactNode => {
  const t = useText()
  const { to } = action
  return (
    <>
      <Row label={t('lateTo')}>
        <Pick
          label={t('lateTo')}
          value={typeof to === 'string' ? to : 'person'}
          options={receivers}
          word={(one) => t(`lateTo.${one}`)}
          change={(one) => change({ ...action, to: one === 'person' ? { person: '' } : one })}
        />
      </Row>
      {typeof to === 'object' && (
        <Row label={t('person')} error={to.person === '' && t('need.people')}>
          <PersonField
            label={t('person')}
            value={to.person}
            wrong={to.person === ''}
            change={(person) => change({ ...action, to: { person } })}
          />
        </Row>
      )}
    </>
  )
}

const ActionValue = ({ action, change }: ActionProps): ReactNode => {
  const t = useText()
  switch (action.do) {
    case 'remind':
      return (
        <>
          <Row label={t('every')}>
            <DurationField label={t('every')} value={action.every} change={(every) => change({ ...action, every })} />
          </Row>
          <Row label={t('times')}>
            <Count
              label={t('times')}
              value={action.times}
              max={10}
              unit={t('times.unit')}
              change={(times) => change({ ...action, times })}
            />
          </Row>
        </>
      )
    case 'transfer':
      return <Transfer action={action} change={change} />
    case 'pass':
      return (
        <Row label={t('upTo')}>
          <MoneyField
            label={t('upTo')}
            value={action.upTo ?? ''}
            change={(upTo) => change({ ...action, upTo: upTo || null })}
          />
          <span className={styles.hint}>{t('upTo.hint')}</span>
        </Row>
      )
    case 'urgeSuperior':
    case 'addSuperior':
    case 'reject':
    case 'return':
      return null
  }
}

type BasisProps = {
  readonly timeout: Timeout
  readonly catalog: Catalog
  readonly change: (next: Timeout['basis']) => void
}
const prefix = 'field:'

const Basis = ({ timeout: { basis }, catalog, change }: BasisProps): ReactNode => {
  const t = useText()
  const current = typeof basis === 'string' ? basis : `${prefix}${basis.field}`
  const dates = fieldsOf(catalog, 'date').map(({ path }) => `${prefix}${path}`)
  return (
    <Row label={t('basis')}>
      <Pick<string>
        label={t('basis')}
        value={current}
        options={[...new Set(['task', 'node', ...dates, current])]}
        word={(key) => {
          if (key === 'task' || key === 'node') return t(`basis.${key}`)
          return t('basis.field', { name: labelOf(catalog.fields, key.slice(prefix.length)) })
        }}
        change={(key) => change(key === 'task' || key === 'node' ? key : { field: key.slice(prefix.length) })}
      />
    </Row>
  )
}

type ListProps = { readonly actions: readonly TimeoutAction[]; readonly change: (next: TimeoutAction[]) => void }

const LateList = ({ actions, change }: ListProps): ReactNode => {
  const t = useText()
  const line = (action: TimeoutAction, at: number): ReactNode => {
    const set = (next: TimeoutAction): void => change(actions.map((one, place) => (place === at ? next : one)))
    const name = t(`late.${action.do}`)
    return (
      <Stack as="li" gap={10} key={`${action.do}${String(at)}`} className={styles.item}>
        <div className={styles.itemHead}>
          <span className={styles.itemName}>{name}</span>
          <Button
            type="text"
            size="small"
            aria-label={`${t('remove')} ${name}`}
            title={t('remove')}
            icon={<DeleteOutlined aria-hidden />}
            disabled={actions.length === 1}
            onClick={() => change(actions.filter((_, place) => place !== at))}
          />
        </div>
        <Row label={t('lateAfter')}>
          <DurationField label={t('lateAfter')} value={action.after} change={(after) => set({ ...action, after })} />
        </Row>
        <ActionValue action={action} change={set} />
      </Stack>
    )
  }
  return <Stack as="ol">{actions.map(line)}</Stack>
}

type Props = {
  readonly node: PeopleNode
  readonly around: DrawerContext
  readonly change: (next: PeopleNode) => void
}

/** What happens when nobody decides in time. */
export const TimeoutPart = ({ node, around, change }: Props): ReactNode => {
  const t = useText()
  const { timeout } = node
  const set = (next: Timeout | undefined): void => change({ ...node, timeout: next })
  return (
    <Section title={t('timeout')}>
      <Toggle
        label={t('timeout.on')}
        hint={t('timeout.hint')}
        checked={timeout !== undefined}
        change={(on) => set(on ? fresh : undefined)}
      />
      {timeout && (
        <>
          <Basis timeout={timeout} catalog={around.catalog} change={(basis) => set({ ...timeout, basis })} />
          <LateList actions={timeout.actions} change={(actions) => set({ ...timeout, actions })} />
          <Dropdown
            trigger={['click']}
            menu={{
              items: lateActs.map((act) => ({
                key: act,
                label: t(`late.${act}`),
                onClick: () => {
                  const after = timeout.actions.at(-1)?.after ?? day
                  set({ ...timeout, actions: [...timeout.actions, freshLate(act, after)] })
                },
              })),
            }}
          >
            <Button block type="dashed" icon={<PlusOutlined aria-hidden />} disabled={timeout.actions.length >= 10}>
              {t('late.add')}
            </Button>
          </Dropdown>
        </>
      )}
    </Section>
  )
}
