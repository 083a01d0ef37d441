import type { ReactNode } from 'react'
import type { Strategy } from '@srm/flow/tree/approver'
import { RolesField } from '../drawer/ids.tsx'
import type { DrawerContext } from '../drawer/drawer.model.ts'
import { Choice, Count, Pick, Row } from '../drawer/parts.tsx'
import { OriginPick } from './strategy.origin.tsx'
import { useText } from '../drawer/drawer.texts.ts'

type Chain = Extract<Strategy, { by: 'superiorChain' }>
type Until = Chain['until']
type Props = {
  readonly strategy: Chain
  readonly around: DrawerContext
  readonly change: (next: Strategy) => void
}

const kinds = ['top', 'fromBottom', 'fromTop', 'role'] as const
type Kind = (typeof kinds)[number]

const kindOf = (until: Until): Kind =>
  until === 'top' ? 'top' : 'fromBottom' in until ? 'fromBottom' : 'fromTop' in until ? 'fromTop' : 'role'

const fresh = (kind: Kind): Until => {
  switch (kind) {
    case 'top':
      return kind
    case 'fromBottom':
      return { fromBottom: 3 }
    case 'fromTop':
      return { fromTop: 1 }
    case 'role':
      return { role: '' }
  }
}

const orders = ['up', 'down'] as const

const UntilValue = ({ until, change }: { until: Until; change: (next: Until) => void }): ReactNode => {
  const t = useText()
  if (until === 'top') return null
  if ('role' in until) {
    const missing = until.role === ''
    return (
      <Row label={t('roles')} error={missing && t('need.roles')}>
        <RolesField
          label={t('roles')}
          value={missing ? [] : [until.role]}
          wrong={missing}
          change={(ids) => change({ role: ids.at(-1) ?? '' })}
        />
      </Row>
    )
  }
  const label = t('untilLevel')
  return (
    <Row label={label}>
      {'fromBottom' in until ? (
        <Count label={label} value={until.fromBottom} max={20} change={(fromBottom) => change({ fromBottom })} />
      ) : (
        <Count label={label} value={until.fromTop} max={20} change={(fromTop) => change({ fromTop })} />
      )}
    </Row>
  )
}

/** Superiors one after the other, from one level to another. */
export const ChainParts = ({ strategy, around, change }: Props): ReactNode => {
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
      <Row label={t('chainFrom')}>
        <Count
          label={t('chainFrom')}
          value={strategy.from}
          max={20}
          unit={t('superiorLevel.hint')}
          change={(from) => change({ ...strategy, from })}
        />
      </Row>
      <Row label={t('until')}>
        <Pick
          label={t('until')}
          value={kindOf(strategy.until)}
          options={kinds}
          word={(kind) => t(`until.${kind}`)}
          change={(kind) => change({ ...strategy, until: fresh(kind) })}
        />
      </Row>
      <UntilValue until={strategy.until} change={(until) => change({ ...strategy, until })} />
      <Row label={t('order')}>
        <Choice
          label={t('order')}
          value={strategy.order}
          options={orders}
          word={(order) => t(`order.${order}`)}
          change={(order) => change({ ...strategy, order })}
        />
      </Row>
    </>
  )
}
