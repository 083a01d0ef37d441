import type { ReactNode } from 'react'
import type { DelayNode, SubNode } from '@srm/flow/tree/node'
import { fieldsOf, labelOf, type CatalogColumn } from './drawer.model.ts'
import { DateField } from './number.tsx'
import { Choice, Count, DurationField, Pick, Row, Section, Toggle, Words } from './parts.tsx'
import type { FormProps } from './simple.tsx'
import { useText } from './drawer.texts.ts'

type Until = DelayNode['until']
const untils = ['duration', 'date', 'field'] as const
type UntilKind = (typeof untils)[number]

const kindOf = (until: Until): UntilKind => ('duration' in until ? 'duration' : 'date' in until ? 'date' : 'field')

export const DelayForm = ({ node, around: { catalog }, change }: FormProps<DelayNode>): ReactNode => {
  const t = useText()
  const { until } = node
  const dates = fieldsOf(catalog, 'date')
  const set = (next: Until): void => change({ ...node, until: next })
  const fresh: Readonly<Record<UntilKind, Until>> = {
    duration: { duration: { amount: 1, unit: 'day' } },
    date: { date: '' },
    field: { field: dates[0]?.path ?? '', offsetDays: 0 },
  }
  return (
    <Section title={t('delay')}>
      <Row label={t('delayUntil')}>
        <Choice
          label={t('delayUntil')}
          value={kindOf(until)}
          options={untils.filter((kind) => kind !== 'field' || dates.length > 0 || 'field' in until)}
          word={(kind) => t(`delayUntil.${kind}`)}
          change={(kind) => set(fresh[kind])}
        />
      </Row>
      {'duration' in until && (
        <Row label={t('duration')}>
          <DurationField label={t('duration')} value={until.duration} change={(duration) => set({ duration })} />
        </Row>
      )}
      {'date' in until && (
        <Row label={t('date')} error={until.date === '' && t('need.date')}>
          <DateField label={t('date')} value={until.date} change={(date) => set({ date })} wrong={until.date === ''} />
        </Row>
      )}
      {'field' in until && (
        <>
          <Row label={t('field')} error={until.field === '' && t('need.field')}>
            <Pick
              label={t('field')}
              value={until.field}
              options={[...new Set([...dates.map(({ path }) => path), until.field].filter(Boolean))]}
              word={(path) => labelOf(catalog.fields, path)}
              change={(field) => set({ ...until, field })}
            />
          </Row>
          <Row label={t('offset')}>
            <Count
              label={t('offset')}
              value={until.offsetDays}
              min={-365}
              max={365}
              unit={t('offset.unit')}
              change={(offsetDays) => set({ ...until, offsetDays })}
            />
          </Row>
        </>
      )}
    </Section>
  )
}

const same = 'same'
const childEnds = ['reject', 'return', 'continue'] as const

type LinkProps = {
  readonly label: string
  readonly value: SubNode['document']
  readonly same: string
  readonly fields: readonly CatalogColumn[]
  readonly change: (next: SubNode['document']) => void
}

const Link = ({ label, value, same: itself, fields, change }: LinkProps): ReactNode => {
  const t = useText()
  const current = value === same ? same : value.field
  return (
    <Row label={label}>
      <Pick<string>
        label={label}
        value={current}
        options={[...new Set([same, ...fields.map(({ path }) => path), current])]}
        word={(path) => (path === same ? itself : t('origin.field', { name: labelOf(fields, path) }))}
        change={(path) => change(path === same ? same : { field: path })}
      />
    </Row>
  )
}

const FlowPick = ({ node, around: { flows }, change }: FormProps<SubNode>): ReactNode => {
  const t = useText()
  const label = t('sub.flow')
  const set = (flowKey: string): void => change({ ...node, flowKey })
  return (
    <Row label={label} error={node.flowKey === '' && t('need.flow')}>
      {flows.length > 0 ? (
        <Pick
          label={label}
          value={node.flowKey}
          options={[...new Set([...flows.map(({ key }) => key), node.flowKey].filter(Boolean))]}
          word={(key) => flows.find((flow) => flow.key === key)?.name ?? key}
          change={set}
        />
      ) : (
        <Words label={label} value={node.flowKey} change={set} max={40} placeholder={t('sub.flow.hint')} />
      )}
    </Row>
  )
}

const SubResult = ({ node, change }: FormProps<SubNode>): ReactNode => {
  const t = useText()
  return (
    <Section title={t('sub.result')}>
      <Toggle
        label={t('sub.wait')}
        hint={t('sub.wait.hint')}
        checked={node.wait}
        change={(wait) => change({ ...node, wait })}
      />
      {node.wait && (
        <>
          <Row label={t('childRejected')}>
            <Choice
              label={t('childRejected')}
              value={node.childRejected}
              options={childEnds}
              word={(value) => t(`failureAct.${value}`)}
              change={(childRejected) => change({ ...node, childRejected })}
            />
          </Row>
          <Toggle
            label={t('sub.timeout')}
            hint={t('sub.timeout.hint')}
            checked={node.timeout !== null}
            change={(on) => change({ ...node, timeout: on ? { amount: 7, unit: 'day' } : null })}
          />
          {node.timeout && (
            <Row label={t('duration')}>
              <DurationField
                label={t('duration')}
                value={node.timeout}
                change={(timeout) => change({ ...node, timeout })}
              />
            </Row>
          )}
        </>
      )}
    </Section>
  )
}

export const SubForm = (props: FormProps<SubNode>): ReactNode => {
  const t = useText()
  const { node, around, change } = props
  const { catalog } = around
  const tables = fieldsOf(catalog, 'rows')
  const lineFields = tables.find(({ path }) => path === node.each)?.columns ?? catalog.fields
  const none = 'none'
  return (
    <>
      <Section title={t('sub')}>
        <FlowPick {...props} />
        {tables.length > 0 && (
          <Row label={t('sub.each')}>
            <Pick<string>
              label={t('sub.each')}
              value={node.each ?? none}
              options={[none, ...tables.map(({ path }) => path)]}
              word={(path) => (path === none ? t('sub.once') : labelOf(tables, path))}
              change={(path) => change({ ...node, each: path === none ? null : path, document: same })}
            />
          </Row>
        )}
        <Link
          label={t('sub.document')}
          value={node.document}
          same={t('sub.document.same')}
          fields={lineFields.filter(({ of, type }) => of && type === 'text')}
          change={(document) => change({ ...node, document })}
        />
        <Link
          label={t('sub.initiator')}
          value={node.initiator}
          same={t('sub.initiator.same')}
          fields={fieldsOf(catalog, 'person').filter(({ path }) => path !== 'initiator')}
          change={(initiator) => change({ ...node, initiator })}
        />
      </Section>
      <SubResult {...props} />
    </>
  )
}
