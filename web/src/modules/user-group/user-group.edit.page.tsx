export const edit = `import type { ReactNode } from 'react'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const $pascal$Edit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={$pascal$}
      calls={$camel$}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled' }}
      sections={[{ title: t('section.basic'), fields: ['name', 'status', 'owner', 'department', 'remark'] }]}
    />
  )
}

export default $pascal$Edit
`
