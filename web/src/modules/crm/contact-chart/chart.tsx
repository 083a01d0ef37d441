import { ApartmentOutlined, PhoneOutlined } from '@ant-design/icons'
import { Button, Select, Tag } from 'antd'
import { createContext, type ReactNode, use, useState } from 'react'
import { Link } from 'react-router'
import { crm, reportFields } from '@srm/api/crm'
import type { Input, Result } from '@srm/api/endpoint'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { contactPaths } from '../crm.paths.ts'
import { useChartText } from '../crm.texts.ts'
import { belowOf, chartOf, type ChartNode } from './chart.tree.ts'
import styles from './chart.module.css'

type Superior = { readonly id: string; readonly name: string; readonly position: string | null }

/** Who can be chosen: nobody who stands below. */
const Superiors = createContext<readonly Superior[]>([])

const SuperiorInput = ({ id, value, onChange, onBlur }: InputProps<KnownRef, string>): ReactNode => {
  const t = useChartText()
  const options = use(Superiors).map((one) => ({
    value: one.id,
    label: one.position ? `${one.name} · ${one.position}` : one.name,
  }))
  return (
    <Select
      {...(id && { id })}
      allowClear
      placeholder={t('nobody')}
      showSearch={{ optionFilterProp: 'label' }}
      value={typeof value === 'object' ? value?.id : value}
      options={options}
      notFoundContent={t('nobodyElse')}
      onChange={(next: string | undefined) => onChange?.(next)}
      {...(onBlur && { onBlur })}
    />
  )
}

const superiorControl = controlOf(SuperiorInput)

type Person = Result<typeof crm.contact.list>['items'][number]
type Body = Input<typeof crm.contact.report>['body']
type Report = (person: Person) => void

const Marks = ({ person }: { readonly person: Person }): ReactNode => {
  const t = useChartText()
  return (
    <>
      {person.isDecisionMaker && <Tag color="gold">{t('decides')}</Tag>}
      {person.isPrimary && <Tag color="blue">{t('primary')}</Tag>}
      {person.status === 'left' && <Tag>{t('left')}</Tag>}
    </>
  )
}

const Card = ({ person, report }: { readonly person: Person; readonly report: Report }): ReactNode => {
  const t = useChartText()
  const { id, name, position, division, mobile, status, isDecisionMaker, actions } = person
  const role = [position, division].filter(Boolean).join(' · ')
  const canDial = mobile !== null && !mobile.includes('*')
  return (
    <div className={styles.card} data-decides={isDecisionMaker} data-left={status === 'left'}>
      <Row gap={4} wrap>
        <Link to={contactPaths.detail(id)} className={styles.name}>
          {name}
        </Link>
        <Marks person={person} />
        <span className={styles.grow} />
        {actions.includes('update') && (
          <Button
            size="small"
            type="text"
            icon={<ApartmentOutlined aria-hidden />}
            aria-label={t('report.of', { name })}
            title={t('report')}
            onClick={() => report(person)}
          />
        )}
      </Row>
      <Muted as="div" size="s">
        {role || t('noRole')}
      </Muted>
      {mobile !== null && (
        <Muted as="div" size="s">
          {canDial ? (
            <a href={`tel:${mobile}`}>
              <PhoneOutlined aria-hidden /> {mobile}
            </a>
          ) : (
            mobile
          )}
        </Muted>
      )}
    </div>
  )
}

type BranchProps = { readonly nodes: readonly ChartNode<Person>[]; readonly report: Report; readonly name: string }

const Branch = ({ nodes, report, name }: BranchProps): ReactNode => {
  const t = useChartText()
  return (
    <ul aria-label={name}>
      {nodes.map(({ person, below }) => (
        <li key={person.id}>
          <Card person={person} report={report} />
          {below.length > 0 && <Branch nodes={below} report={report} name={t('below', { name: person.name })} />}
        </li>
      ))}
    </ul>
  )
}

type FormProps = { readonly person: Person; readonly people: readonly Person[]; readonly close: () => void }

const ReportForm = ({ person, people, close }: FormProps): ReactNode => {
  const t = useChartText()
  const { id, version, name, parent } = person
  const { mutateAsync } = useMutate(crm.contact.report, { silent: true, done: () => toast.success(t('saved')) })
  const below = belowOf(people, id)
  return (
    <Superiors value={people.filter((one) => !below.has(one.id))}>
      <SideForm
        title={t('report.of', { name })}
        groups={[{ fields: reportFields, controls: { parent: superiorControl } }]}
        initial={{ parent }}
        save={(sent) => mutateAsync({ params: { id }, body: { parent: null, ...sent, version } as Body })}
        close={close}
      />
    </Superiors>
  )
}

/** Who reports to whom; whoever has no line stands beside. On a phone the lines become an indented list. */
export const Chart = ({ people }: { readonly people: readonly Person[] }): ReactNode => {
  const t = useChartText()
  const [reporting, setReporting] = useState<Person>()
  const { roots, alone } = chartOf(people)
  if (people.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <>
      {roots.length > 0 && (
        <section className={styles.tree} aria-label={t('chart')}>
          <Branch nodes={roots} report={setReporting} name={t('lines')} />
        </section>
      )}
      {alone.length > 0 && (
        <div className={styles.alone}>
          <h3>{roots.length > 0 ? t('alone') : t('noLines')}</h3>
          <ul aria-label={t('alone')}>
            {alone.map((person) => (
              <li key={person.id}>
                <Card person={person} report={setReporting} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {reporting && <ReportForm person={reporting} people={people} close={() => setReporting(undefined)} />}
    </>
  )
}
