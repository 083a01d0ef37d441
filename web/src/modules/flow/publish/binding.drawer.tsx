import { Button, Drawer, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Condition } from '@srm/flow/tree/condition'
import { useNarrow } from '@/ui/narrow.ts'
import { Row } from '@/ui/layout.tsx'
import styles from '../designer/designer.module.css'
import { useDesignerText } from '../flow.texts.ts'
import { ConditionEditor } from '../condition/condition.tsx'
import type { Catalog } from '../flow.model.ts'

type Props = {
  readonly catalog: Catalog
  readonly initial: Condition | null
  readonly save: (condition: Condition | null) => void
  readonly close: () => void
}

/** Which of the documents of a kind use the flow. */
export const BindingDrawer = ({ catalog, initial, save, close }: Props): ReactNode => {
  const t = useDesignerText()
  const narrow = useNarrow()
  const [some, setSome] = useState(initial !== null)
  const [condition, setCondition] = useState(initial)
  return (
    <Drawer
      open
      size={narrow ? '100%' : 600}
      onClose={close}
      title={t('binding.title', { name: catalog.label })}
      footer={
        <Row align="stretch" justify="end">
          <Button onClick={close}>{t('binding.cancel')}</Button>
          <Button
            type="primary"
            disabled={some && condition === null}
            onClick={() => {
              save(some ? condition : null)
              close()
            }}
          >
            {t('binding.save')}
          </Button>
        </Row>
      }
    >
      <Radio.Group
        vertical
        aria-label={t('binding.which')}
        value={some ? 'some' : 'all'}
        onChange={({ target }) => setSome(target.value === 'some')}
        options={[
          { value: 'all', label: t('binding.all') },
          { value: 'some', label: t('binding.some') },
        ]}
      />
      {some && (
        <div className={styles.when}>
          <ConditionEditor condition={condition} catalog={catalog} change={setCondition} />
        </div>
      )}
    </Drawer>
  )
}
