import type { ReactNode } from 'react'
import { BudgetTemplate, budget } from '@srm/api/budget'
import { Muted } from '@/ui/layout.tsx'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { templatePaths } from '../budget.paths.ts'
import styles from './template.module.css'
import { useTemplateText } from '../budget.texts.ts'

const Hint = (): ReactNode => (
  <Muted as="p" size="s" className={styles.hint}>
    {useTemplateText()('formulaHint')}
  </Muted>
)

const TemplateEdit = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordEditor
      record={BudgetTemplate}
      calls={budget.template}
      paths={templatePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled' }}
      sections={[
        { title: t('section.template'), fields: ['name', 'kind', 'status', 'remark'] },
        { title: t('section.lines'), fields: ['lines'], notice: () => <Hint /> },
      ]}
    />
  )
}

export default TemplateEdit
