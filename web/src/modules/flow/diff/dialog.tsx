import { Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import type { Flow } from '@srm/flow/tree/node'
import { readFlow } from '@srm/flow/upcast'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { useDesigning } from '../designer/designer.store.ts'
import styles from './diff.module.css'
import { useDiffText } from '../flow.texts.ts'
import { DiffView } from './view.tsx'

type Version = Result<typeof approval.flow.versions>[number]

const draft = 'draft'

type OfVersion = { readonly id: string; readonly children: (flow: Flow) => ReactNode }

const Stored = ({ id, children }: OfVersion): ReactNode => (
  <Await query={useRead(approval.flow.version, { params: { id } })}>{({ tree }) => children(readFlow(tree))}</Await>
)

/** A side of the comparison: the draft as it stands here, or an edition from the server. */
const Side = ({ id, children }: OfVersion): ReactNode => {
  const present = useDesigning(({ history }) => history.present)
  return id === draft ? children(present) : <Stored id={id}>{children}</Stored>
}

type Props = { readonly versions: readonly Version[]; readonly first: string; readonly close: () => void }

/** Any two editions of a flow, or one and the draft, held against each other. */
export const DiffDialog = ({ versions, first, close }: Props): ReactNode => {
  const t = useDiffText()
  const [[old, now], choose] = useState<readonly [string, string]>([first, draft])
  const name = (id: string): string => {
    const version = versions.find((one) => one.id === id)
    return version ? t('version', { no: version.no }) : t('draft')
  }
  const options = [draft, ...versions.map(({ id }) => id)].map((value) => ({ value, label: name(value) }))
  return (
    <Modal open width={1080} title={t('title')} footer={null} onCancel={close}>
      <Row wrap className={styles.sides}>
        <Select aria-label={t('pickOld')} value={old} options={options} onChange={(id) => choose([id, now])} />
        <span aria-hidden>→</span>
        <Select aria-label={t('pickNow')} value={now} options={options} onChange={(id) => choose([old, id])} />
      </Row>
      <Side id={old}>
        {(before) => (
          <Side id={now}>{(after) => <DiffView before={before} after={after} titles={[name(old), name(now)]} />}</Side>
        )}
      </Side>
    </Modal>
  )
}
