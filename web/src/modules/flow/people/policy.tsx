import { useState, type ReactNode } from 'react'
import type { EmptyPolicy, SelfPolicy } from '@srm/flow/tree/approver'
import type { PeopleNode } from '@srm/flow/tree/node'
import { ConditionEditor } from '../condition/condition.tsx'
import { PersonsField } from '../drawer/ids.tsx'
import type { DrawerContext } from '../drawer/drawer.model.ts'
import { Choice, Pick, Row, Section, Toggle } from '../drawer/parts.tsx'
import { useText } from '../drawer/drawer.texts.ts'

const inherit = 'inherit'
const empties = ['pass', 'reject', 'people', 'admin', 'superior', 'block'] as const
const selves = ['approve', 'skip', 'superior', 'deptHead', 'admin'] as const

const freshEmpty = (act: EmptyPolicy['do']): EmptyPolicy => (act === 'people' ? { do: act, ids: [] } : { do: act })

type EmptyProps = {
  readonly value: EmptyPolicy | undefined
  readonly change: (next: EmptyPolicy | undefined) => void
  readonly inherits: boolean
}

/** What happens where nobody is found. */
export const EmptyField = ({ value, change, inherits }: EmptyProps): ReactNode => {
  const t = useText()
  return (
    <>
      <Row label={t('empty')}>
        <Pick
          label={t('empty')}
          value={value?.do ?? inherit}
          options={inherits ? [inherit, ...empties] : empties}
          word={(act) => t(`empty.${act}`)}
          change={(act) => change(act === inherit ? undefined : freshEmpty(act))}
        />
      </Row>
      {value?.do === 'people' && (
        <Row label={t('empty.who')} error={value.ids.length === 0 && t('need.people')}>
          <PersonsField
            label={t('empty.who')}
            value={value.ids}
            wrong={value.ids.length === 0}
            change={(ids) => change({ do: 'people', ids })}
          />
        </Row>
      )}
    </>
  )
}

type SelfProps = {
  readonly value: SelfPolicy | undefined
  readonly change: (next: SelfPolicy | undefined) => void
  readonly inherits: boolean
}

/** What happens where the initiator would decide on his own. */
export const SelfField = ({ value, change, inherits }: SelfProps): ReactNode => {
  const t = useText()
  return (
    <Row label={t('self')}>
      <Pick
        label={t('self')}
        value={value ?? inherit}
        options={inherits ? [inherit, ...selves] : selves}
        word={(act) => t(`self.${act}`)}
        change={(act) => change(act === inherit ? undefined : act)}
      />
    </Row>
  )
}

type Props = {
  readonly node: PeopleNode
  readonly around: DrawerContext
  readonly change: (next: PeopleNode) => void
}
type OnReject = PeopleNode['onReject']

const rejects = ['inherit', 'end', 'initiator', 'previous', 'node', 'choose'] as const
const afters = ['rerun', 'jumpBack'] as const

const freshReject = (to: OnReject['to'], { earlier }: DrawerContext): OnReject => {
  if (to === 'inherit' || to === 'end') return { to }
  return to === 'node' ? { to, nodeId: earlier.at(-1)?.id ?? '', after: 'rerun' } : { to, after: 'rerun' }
}

const RejectPart = ({ node, around, change }: Props): ReactNode => {
  const t = useText()
  const { onReject } = node
  const set = (next: OnReject): void => change({ ...node, onReject: next })
  const named = around.earlier
  return (
    <Section title={t('onReject')}>
      <Row label={t('rejectTo')}>
        <Pick
          label={t('rejectTo')}
          value={onReject.to}
          options={rejects.filter((to) => to !== 'node' || named.length > 0 || onReject.to === 'node')}
          word={(to) => t(`rejectTo.${to}`)}
          change={(to) => set(freshReject(to, around))}
        />
      </Row>
      {onReject.to === 'node' && (
        <Row label={t('node')} error={!named.some(({ id }) => id === onReject.nodeId) && t('need.node')}>
          <Pick
            label={t('node')}
            value={onReject.nodeId}
            options={named.map(({ id }) => id)}
            word={(id) => named.find((one) => one.id === id)?.name ?? id}
            change={(nodeId) => set({ ...onReject, nodeId })}
          />
        </Row>
      )}
      {'after' in onReject && (
        <Row label={t('after')}>
          <Choice
            label={t('after')}
            value={onReject.after}
            options={afters}
            word={(after) => t(`after.${after}`)}
            change={(after) => set({ ...onReject, after })}
          />
        </Row>
      )}
    </Section>
  )
}

const SkipPart = ({ node, around, change }: Props): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState(node.skipWhen !== undefined)
  return (
    <Section title={t('skip')}>
      <Toggle
        label={t('skip.on')}
        hint={t('skip.hint')}
        checked={open || node.skipWhen !== undefined}
        change={(on) => {
          setOpen(on)
          if (!on) change({ ...node, skipWhen: undefined })
        }}
      />
      {(open || node.skipWhen) && (
        <ConditionEditor
          condition={node.skipWhen ?? null}
          catalog={around.catalog}
          change={(skipWhen) => change({ ...node, skipWhen })}
        />
      )}
    </Section>
  )
}

/** What holds where the usual does not: nobody there, the initiator himself, a rejection, nothing to decide. */
export const PolicyPart = (props: Props): ReactNode => {
  const t = useText()
  const { node, change } = props
  return (
    <>
      <Section title={t('exceptions')}>
        <EmptyField value={node.empty} inherits change={(empty) => change({ ...node, empty })} />
        <SelfField value={node.self} inherits change={(self) => change({ ...node, self })} />
        <Toggle
          label={t('manualOnly')}
          hint={t('manualOnly.hint')}
          checked={node.manualOnly}
          change={(manualOnly) => change({ ...node, manualOnly })}
        />
        <Toggle
          label={t('prechecks')}
          hint={t('prechecks.hint')}
          checked={node.prechecks}
          change={(prechecks) => change({ ...node, prechecks })}
        />
        <Toggle
          label={t('showNames')}
          hint={t('showNames.hint')}
          checked={node.showNames}
          change={(showNames) => change({ ...node, showNames })}
        />
      </Section>
      <RejectPart {...props} />
      <SkipPart {...props} />
    </>
  )
}
