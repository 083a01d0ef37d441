import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { Can } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import type { FlowRow } from '../flow.model.ts'
import { CreateDialog } from './create.dialog.tsx'
import styles from './list.module.css'
import { readCarried, type PortableFlow } from './portable.ts'
import { FlowLine } from './row.tsx'
import { useListText } from '../flow.texts.ts'

type MakeOptions = { readonly title: string; readonly carried?: PortableFlow }

const groupsOf = (rows: readonly FlowRow[]): [string, FlowRow[]][] => [
  ...Map.groupBy(rows, ({ groupName }) => groupName ?? ''),
]

const Importing = ({ done }: { readonly done: (carried: PortableFlow) => void }): ReactNode => {
  const t = useListText()
  const read = async (file: File): Promise<void> => {
    try {
      done(readCarried(await file.text()))
    } catch {
      toast.error(t('import.bad'))
    }
  }
  return (
    <Upload
      accept=".json,application/json"
      showUploadList={false}
      beforeUpload={(file) => {
        void read(file)
        return false
      }}
    >
      <Button icon={<ImportOutlined aria-hidden />}>{t('import')}</Button>
    </Upload>
  )
}

/** Every way of approving in the company, by group. */
const FlowList = (): ReactNode => {
  const t = useListText()
  const flows = useRead(approval.flow.list, {})
  const catalog = useRead(approval.flow.catalog, {})
  const [making, setMaking] = useState<MakeOptions>()
  const labels = new Map((catalog.data ?? []).map(({ docType, label }) => [docType, label]))
  const groups = [...new Set((flows.data ?? []).flatMap(({ groupName }) => groupName ?? []))]
  const create = (
    <Can code="approvalFlow:create">
      <Importing done={(carried) => setMaking({ title: t('import.title'), carried })} />
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setMaking({ title: t('create') })}>
        {t('create')}
      </Button>
    </Can>
  )
  return (
    <Page title={t('title')} actions={create}>
      <Await query={flows}>
        {(rows) =>
          rows.length === 0 ? (
            <State title={t('empty.title')} hint={t('empty.hint')} />
          ) : (
            groupsOf(rows).map(([group, members]) => (
              <Panel key={group} title={group || t('ungrouped')}>
                <ul className={styles.rows}>
                  {members.map((row) => (
                    <FlowLine
                      key={row.id}
                      row={row}
                      labels={labels}
                      copy={(carried) => setMaking({ title: t('copy.title'), carried })}
                    />
                  ))}
                </ul>
              </Panel>
            ))
          )
        }
      </Await>
      {making && <CreateDialog {...making} groups={groups} close={() => setMaking(undefined)} />}
    </Page>
  )
}

export default FlowList
