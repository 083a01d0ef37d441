import { CloseOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { useDesigner } from '../designer/designer.store.ts'
import { Cases } from './cases.tsx'
import { SimulationInputs } from './inputs.tsx'
import { ImpactPart } from './impact.tsx'
import { tabs } from './simulate.model.ts'
import styles from './simulate.module.css'
import { useTrying } from './state.ts'
import { useText } from './simulate.texts.ts'
import { Way } from './way.tsx'

const TrialPart = (): ReactNode => {
  const t = useText()
  const catalog = useRead(approval.flow.catalog, {})
  return (
    <Await query={catalog} rows={4}>
      {(documents) =>
        documents.length === 0 ? (
          <State title={t('noDocuments')} />
        ) : (
          <>
            <SimulationInputs documents={documents} />
            <Way />
          </>
        )
      }
    </Await>
  )
}

/** Beside the canvas: the flow tried out, what was saved of that, and what it changes for documents there are. */
export const SimulatePanel = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const { trying, change } = useTrying()
  return (
    <aside className={styles.panel} aria-label={t('panel')}>
      <Row as="header" gap={0} justify="between" className={styles.head}>
        <Segmented<(typeof tabs)[number]>
          aria-label={t('panel')}
          value={trying.tab}
          options={tabs.map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
          onChange={(tab) => change({ tab })}
        />
        <Button
          type="text"
          aria-label={t('close')}
          title={t('close')}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => store.setState({ trying: null })}
        />
      </Row>
      <div className={styles.body}>
        {trying.tab === 'trial' && <TrialPart />}
        {trying.tab === 'cases' && <Cases />}
        {trying.tab === 'impact' && <ImpactPart />}
      </div>
    </aside>
  )
}
