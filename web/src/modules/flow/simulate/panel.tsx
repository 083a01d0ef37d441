import { CloseOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { useDesigner } from './designer.store.ts'
import { Cases } from './simulate.cases.tsx'
import { Given } from './simulate.given.tsx'
import { ImpactPart } from './simulate.impact.tsx'
import { tabs } from './simulate.model.ts'
import styles from './simulate.module.css'
import { useTrying } from './simulate.state.ts'
import { useText } from './simulate.texts.ts'
import { Way } from './simulate.way.tsx'

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
            <Given documents={documents} />
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
      <header className={styles.head}>
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
      </header>
      <div className={styles.body}>
        {trying.tab === 'trial' && <TrialPart />}
        {trying.tab === 'cases' && <Cases />}
        {trying.tab === 'impact' && <ImpactPart />}
      </div>
    </aside>
  )
}
