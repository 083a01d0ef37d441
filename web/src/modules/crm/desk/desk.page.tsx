import { CheckCircleOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { Fragment, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { crm, deskSections, type Desk, type DeskLine, type DeskSection } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { customerPaths, followPlanPaths } from '../crm.paths.ts'
import { Anniversaries } from './desk.anniversaries.tsx'
import { Agenda } from './desk.agenda.tsx'
import { StepForm } from './desk.forms.tsx'
import { Line, type DeskStep, type OpenStep } from './desk.line.tsx'
import styles from './desk.module.css'
import { useDeskText } from '../crm.texts.ts'

/** Where the rest of a section is found. */
const listOf = (section: DeskSection, owner: string): string => {
  const theirs = { field: 'owner', op: 'in', value: [owner] }
  if (section === 'silent')
    return `${customerPaths.list}?${new URLSearchParams({ filter: JSON.stringify([theirs]), sort: 'lastFollowAt' }).toString()}`
  const planned = { field: 'status', op: 'in', value: ['planned'] }
  return `${followPlanPaths.list}?${new URLSearchParams({ filter: JSON.stringify([theirs, planned]) }).toString()}`
}

type SectionProps = { readonly section: DeskSection; readonly desk: Desk; readonly open: OpenStep }

const Section = ({ section, desk, open }: SectionProps): ReactNode => {
  const t = useDeskText()
  const count = desk.counts[section]
  const lines = desk.lines.filter((line) => line.section === section)
  // Only that nothing is left for today is worth saying.
  if (count === 0 && section !== 'today') return null
  const title = (
    <>
      {t(section)}
      <span className={styles.count}>{count}</span>
    </>
  )
  return (
    <Panel title={title}>
      {count === 0 && <p className={styles.none}>{t('today.none')}</p>}
      {count > 0 && (
        <ul className={styles.lines} aria-label={t(section)}>
          {lines.map((line) => (
            <Line key={line.plan?.id ?? line.customer.id} line={line} open={open} />
          ))}
        </ul>
      )}
      {count > lines.length && (
        <p className={styles.more}>
          <Link to={listOf(section, desk.owner)}>{t('more', { count: count - lines.length })}</Link>
        </p>
      )}
    </Panel>
  )
}

const Sections = ({ desk, open }: { readonly desk: Desk; readonly open: OpenStep }): ReactNode => {
  const t = useDeskText()
  if (desk.lines.length === 0)
    return (
      <>
        <Panel>
          <State icon={<CheckCircleOutlined />} title={t('calm')} hint={t('calm.hint')} />
        </Panel>
        <Anniversaries owner={desk.owner} />
      </>
    )
  return (
    <div className={styles.columns}>
      <div>
        {deskSections.map((section) => (
          <Fragment key={section}>
            {section === 'silent' && <Anniversaries owner={desk.owner} />}
            <Section section={section} desk={desk} open={open} />
          </Fragment>
        ))}
      </div>
      <Agenda lines={desk.lines} />
    </div>
  )
}

/** Managers look at a colleague's desk; it is in the address, so that it can be sent. */
const DeskPage = (): ReactNode => {
  const t = useDeskText()
  const me = useProfile()?.id ?? ''
  const [params, setParams] = useSearchParams()
  const owner = params.get('owner') ?? undefined
  const query = useRead(crm.followUp.desk, { query: owner ? { owner } : {} }, { keepPrevious: true })
  const [opened, setOpened] = useState<{ readonly step: DeskStep; readonly line: DeskLine }>()
  const colleagues = query.data?.colleagues ?? []
  const whose = colleagues.length > 0 && (
    <Select
      className={styles.whose ?? ''}
      aria-label={t('whose')}
      showSearch={{ optionFilterProp: 'label' }}
      value={owner ?? me}
      options={[{ value: me, label: t('mine') }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(id) => setParams(id === me ? {} : { owner: id }, { replace: true })}
    />
  )
  return (
    <Page title={t('title')} actions={whose}>
      <Await query={query}>{(desk) => <Sections desk={desk} open={(step, line) => setOpened({ step, line })} />}</Await>
      {opened && <StepForm {...opened} close={() => setOpened(undefined)} />}
    </Page>
  )
}

export default DeskPage
