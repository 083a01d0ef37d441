import type { ReactNode } from 'react'
import type { Strategy } from '@srm/flow/tree/approver'
import { DepartmentsField, PersonsField, RolesField } from '../drawer/ids.tsx'
import { Choice, Count, Row } from '../drawer/parts.tsx'
import styles from '../drawer/drawer.module.css'
import { useText } from '../drawer/drawer.texts.ts'

type Select = Extract<Strategy, { by: 'selfSelect' | 'approverSelect' }>
type Scope = NonNullable<Select['scope']>
type Props = { readonly strategy: Select; readonly change: (next: Strategy) => void }

const kinds = ['everybody', 'limited'] as const

const ScopeLists = ({ scope, change }: { scope: Scope; change: (next: Scope) => void }): ReactNode => {
  const t = useText()
  return (
    <>
      <Row label={t('people')}>
        <PersonsField
          label={t('people')}
          value={scope.people ?? []}
          change={(people) => change({ ...scope, people })}
        />
      </Row>
      <Row label={t('roles')}>
        <RolesField label={t('roles')} value={scope.roles ?? []} change={(roles) => change({ ...scope, roles })} />
      </Row>
      <Row label={t('departments')}>
        <DepartmentsField
          label={t('departments')}
          value={scope.depts ?? []}
          change={(depts) => change({ ...scope, depts })}
        />
      </Row>
    </>
  )
}

/** How many somebody chooses, and from whom. */
export const ScopeParts = ({ strategy, change }: Props): ReactNode => {
  const t = useText()
  const { scope: _, ...free } = strategy
  return (
    <>
      <Row label={t('howMany')}>
        <span className={styles.range}>
          <Count
            label={t('atLeast')}
            value={strategy.min}
            max={50}
            change={(min) => change({ ...strategy, min, max: Math.max(min, strategy.max) })}
          />
          <span aria-hidden>–</span>
          <Count
            label={t('atMost')}
            value={strategy.max}
            max={50}
            unit={t('persons')}
            change={(max) => change({ ...strategy, max, min: Math.min(max, strategy.min) })}
          />
        </span>
      </Row>
      <Row label={t('candidates')}>
        <Choice
          label={t('candidates')}
          value={strategy.scope ? 'limited' : 'everybody'}
          options={kinds}
          word={(kind) => t(`candidates.${kind}`)}
          change={(kind) => change(kind === 'limited' ? { ...strategy, scope: {} } : free)}
        />
      </Row>
      {strategy.scope && <ScopeLists scope={strategy.scope} change={(scope) => change({ ...strategy, scope })} />}
    </>
  )
}
