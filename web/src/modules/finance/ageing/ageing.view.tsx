import { Button, DatePicker, Segmented } from 'antd'
import dayjs from 'dayjs'
import { useState, type ReactNode } from 'react'
import { ageingGroups, finance, type Ageing } from '@srm/api/finance'
import { download } from '@/lib/api/download.ts'
import { useRead } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useAgeingQuery, type AgeingQuery, type FigureChoice, type MonitorSide } from './ageing.query.ts'
import { AgeingTable } from './ageing.table.tsx'
import { useAgeingText } from '../finance.texts.ts'
import { BucketsDialog } from './buckets.dialog.tsx'
import { ItemsDrawer } from './items.drawer.tsx'

type ChoicesProps = {
  readonly side: MonitorSide
  readonly query: AgeingQuery
  readonly change: (next: Partial<AgeingQuery>) => void
}

const Choices = ({ side, query, change }: ChoicesProps): ReactNode => {
  const t = useAgeingText()
  return (
    <Row wrap>
      <Segmented
        aria-label={t('group')}
        value={query.group}
        options={ageingGroups.map((value) => ({ value, label: value === 'party' ? t(`party.${side}`) : t(value) }))}
        onChange={(group) => change({ group })}
      />
      <DatePicker
        aria-label={t('asOf')}
        allowClear={false}
        value={dayjs(query.asOf)}
        onChange={(day) => day && change({ asOf: day.format('YYYY-MM-DD') })}
      />
    </Row>
  )
}

type BodyProps = { readonly side: MonitorSide; readonly query: AgeingQuery; readonly ageing: Ageing }

const Body = ({ side, query, ageing }: BodyProps): ReactNode => {
  const t = useAgeingText()
  const [choice, setChoice] = useState<FigureChoice>()
  const [isEditing, setIsEditing] = useState(false)
  const { asOf, group } = query
  const tools = (
    <Row>
      <Can code={`${side}:export`}>
        <Button
          onClick={() =>
            void download(
              `/api/${side}/export?${new URLSearchParams({ asOf, group }).toString()}`,
              `${t(`file.${side}`)}-${asOf}.xlsx`,
            )
          }
        >
          {t('export')}
        </Button>
      </Can>
      <Can code="financeRule:update">
        <Button onClick={() => setIsEditing(true)}>{t('edit')}</Button>
      </Can>
    </Row>
  )
  return (
    <Panel title={t(`table.${side}`)} extra={tools}>
      {ageing.total.total.count === 0 ? (
        <State title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        <AgeingTable ageing={ageing} side={side} group={query.group} open={setChoice} />
      )}
      {ageing.hasMore && <Muted size="s">{t('more')}</Muted>}
      {choice && <ItemsDrawer side={side} query={query} choice={choice} close={() => setChoice(undefined)} />}
      {isEditing && <BucketsDialog days={ageing.days} close={() => setIsEditing(false)} />}
    </Panel>
  )
}

type Props = { readonly side: MonitorSide; readonly children?: ReactNode }

/** What is open on any day by how long it is due. */
export const AgeingView = ({ side, children }: Props): ReactNode => {
  const t = useAgeingText()
  const [query, change] = useAgeingQuery()
  const read = useRead(finance[side].ageing, { query })
  return (
    <Page
      title={t(`title.${side}`)}
      note={t(`hint.${side}`)}
      actions={<Choices side={side} query={query} change={change} />}
    >
      <Stack gap={16}>
        <Await query={read}>{(ageing) => <Body side={side} query={query} ageing={ageing} />}</Await>
        {children}
      </Stack>
    </Page>
  )
}
