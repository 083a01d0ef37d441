import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Strategy } from '@srm/flow/tree/approver'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import { personFields, relationsIn, supplierFields } from '../drawer/fresh.ts'
import { DepartmentsField, GroupsField, PersonsField, RolesField } from '../drawer/ids.tsx'
import { labelOf, type DrawerContext } from '../drawer/drawer.model.ts'
import { Choice, Count, Pick, Row, Toggle } from '../drawer/parts.tsx'
import { useText } from '../drawer/drawer.texts.ts'
import { matrixPath } from '../flow.paths.ts'
import { ChainParts } from './strategy.chain.tsx'
import { OriginPick } from './strategy.origin.tsx'
import { ScopeParts } from './strategy.scope.tsx'

type Matrix = Extract<Strategy, { by: 'matrix' }>
type Props = { readonly strategy: Matrix; readonly change: (next: Strategy) => void }

/** Which table the people are looked up in, and the way to where tables are written. */
const MatrixParts = ({ strategy, change }: Props): ReactNode => {
  const t = useText()
  const { data: all } = useRead(approval.matrix.list, {})
  const known = all?.find(({ id }) => id === strategy.id)
  return (
    <Row label={t('matrix')} error={all !== undefined && !known && t('need.matrix')}>
      <Pick
        label={t('matrix')}
        value={known?.id}
        options={all?.map(({ id }) => id) ?? []}
        word={(id) => all?.find((one) => one.id === id)?.name ?? id}
        change={(id) => change({ ...strategy, id })}
      />
      <Link to={matrixPath}>{t('matrix.open')}</Link>
    </Row>
  )
}

export type StrategyProps<S extends Strategy = Strategy> = {
  readonly strategy: S
  readonly around: DrawerContext
  readonly change: (next: Strategy) => void
}
type StrategyOf<B extends Strategy['by']> = StrategyProps<Extract<Strategy, { by: B }>>

const Persons = ({ strategy, change }: StrategyOf<'person'>): ReactNode => {
  const t = useText()
  const none = strategy.ids.length === 0
  return (
    <Row label={t('people')} error={none && t('need.people')}>
      <PersonsField
        label={t('people')}
        value={strategy.ids}
        wrong={none}
        change={(ids) => change({ ...strategy, ids })}
      />
    </Row>
  )
}

const Groups = ({ strategy, change }: StrategyOf<'group'>): ReactNode => {
  const t = useText()
  const none = strategy.ids.length === 0
  return (
    <Row label={t('by.group')} error={none && t('need.groups')}>
      <GroupsField
        label={t('by.group')}
        value={strategy.ids}
        wrong={none}
        change={(ids) => change({ ...strategy, ids })}
      />
    </Row>
  )
}

const scopes = ['tenant', 'initiatorDept'] as const

const Roles = ({ strategy, change }: StrategyOf<'role'>): ReactNode => {
  const t = useText()
  const none = strategy.ids.length === 0
  return (
    <>
      <Row label={t('roles')} error={none && t('need.roles')}>
        <RolesField
          label={t('roles')}
          value={strategy.ids}
          wrong={none}
          change={(ids) => change({ ...strategy, ids })}
        />
      </Row>
      <Row label={t('roleScope')}>
        <Choice
          label={t('roleScope')}
          value={strategy.scope}
          options={scopes}
          word={(scope) => t(`roleScope.${scope}`)}
          change={(scope) => change({ ...strategy, scope })}
        />
      </Row>
    </>
  )
}

const Heads = ({ strategy, around, change }: StrategyOf<'deptHead'>): ReactNode => {
  const t = useText()
  const { of } = strategy
  const depts = typeof of === 'object' && 'depts' in of ? of.depts : null
  return (
    <>
      <Row label={t('origin.dept')}>
        <OriginPick
          label={t('origin.dept')}
          value={of}
          around={around}
          departments
          change={(next) => change({ ...strategy, of: next })}
        />
      </Row>
      {depts && (
        <Row label={t('departments')} error={depts.length === 0 && t('need.departments')}>
          <DepartmentsField
            label={t('departments')}
            value={depts}
            wrong={depts.length === 0}
            change={(ids) => change({ ...strategy, of: { depts: ids } })}
          />
        </Row>
      )}
      <Row label={t('headLevel')}>
        <Count
          label={t('headLevel')}
          value={strategy.level}
          max={20}
          unit={t('headLevel.hint')}
          change={(level) => change({ ...strategy, level })}
        />
      </Row>
    </>
  )
}

const Superior = ({ strategy, around, change }: StrategyOf<'superior'>): ReactNode => {
  const t = useText()
  return (
    <>
      <Row label={t('origin.person')}>
        <OriginPick
          label={t('origin.person')}
          value={strategy.of}
          around={around}
          change={(of) => (typeof of === 'object' && 'depts' in of ? undefined : change({ ...strategy, of }))}
        />
      </Row>
      <Row label={t('superiorLevel')}>
        <Count
          label={t('superiorLevel')}
          value={strategy.level}
          max={20}
          unit={t('superiorLevel.hint')}
          change={(level) => change({ ...strategy, level })}
        />
      </Row>
      <Toggle
        label={t('skipSelf')}
        hint={t('skipSelf.hint')}
        checked={strategy.skipSelf}
        change={(skipSelf) => change({ ...strategy, skipSelf })}
      />
    </>
  )
}

const Field = ({ strategy, around: { catalog }, change }: StrategyOf<'field'>): ReactNode => {
  const t = useText()
  return (
    <Row label={t('field')} error={strategy.path === '' && t('need.field')}>
      <Pick
        label={t('field')}
        value={strategy.path}
        options={personFields(catalog).map(({ path }) => path)}
        word={(path) => labelOf(catalog.fields, path)}
        change={(path) => change({ ...strategy, path })}
      />
    </Row>
  )
}

const Relation = ({ strategy, around: { catalog }, change }: StrategyOf<'relation'>): ReactNode => {
  const t = useText()
  return (
    <Row label={t('relation')}>
      <Pick
        label={t('relation')}
        value={strategy.name}
        options={relationsIn(catalog)}
        word={(name) => t(`relation.${name}`)}
        change={(name) => change({ ...strategy, name })}
      />
    </Row>
  )
}

const Previous = ({ strategy, around: { earlier }, change }: StrategyOf<'prevApprover'>): ReactNode => {
  const t = useText()
  const known = earlier.some(({ id }) => id === strategy.nodeId)
  return (
    <Row label={t('node')} error={!known && t('need.node')}>
      <Pick
        label={t('node')}
        value={known ? strategy.nodeId : undefined}
        options={earlier.map(({ id }) => id)}
        word={(id) => earlier.find((one) => one.id === id)?.name ?? id}
        change={(nodeId) => change({ ...strategy, nodeId })}
      />
    </Row>
  )
}

const contacts = ['business', 'finance', 'seal'] as const

const Supplier = ({ strategy, around: { catalog }, change }: StrategyOf<'supplierContact'>): ReactNode => {
  const t = useText()
  return (
    <>
      <Row label={t('supplierField')} error={strategy.path === '' && t('need.field')}>
        <Pick
          label={t('supplierField')}
          value={strategy.path}
          options={supplierFields(catalog).map(({ path }) => path)}
          word={(path) => labelOf(catalog.fields, path)}
          change={(path) => change({ ...strategy, path })}
        />
      </Row>
      <Row label={t('contact')}>
        <Choice
          label={t('contact')}
          value={strategy.contact}
          options={contacts}
          word={(contact) => t(`contact.${contact}`)}
          change={(contact) => change({ ...strategy, contact })}
        />
      </Row>
    </>
  )
}

/** What one way of finding people needs to know. */
export const StrategyParts = ({ strategy, ...rest }: StrategyProps): ReactNode => {
  switch (strategy.by) {
    case 'person':
      return <Persons strategy={strategy} {...rest} />
    case 'group':
      return <Groups strategy={strategy} {...rest} />
    case 'role':
      return <Roles strategy={strategy} {...rest} />
    case 'deptHead':
      return <Heads strategy={strategy} {...rest} />
    case 'superior':
      return <Superior strategy={strategy} {...rest} />
    case 'superiorChain':
      return <ChainParts strategy={strategy} {...rest} />
    case 'selfSelect':
    case 'approverSelect':
      return <ScopeParts strategy={strategy} {...rest} />
    case 'field':
      return <Field strategy={strategy} {...rest} />
    case 'relation':
      return <Relation strategy={strategy} {...rest} />
    case 'prevApprover':
      return <Previous strategy={strategy} {...rest} />
    case 'supplierContact':
      return <Supplier strategy={strategy} {...rest} />
    case 'matrix':
      return <MatrixParts strategy={strategy} change={rest.change} />
    case 'initiator':
    case 'post':
    case 'expr':
      return null
  }
}
