export const detail = `import type { ReactNode } from 'react'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const $pascal$Detail = (): ReactNode => {
  const t = useText()
  return (
    <RecordDetail
      record={$pascal$}
      calls={$camel$}
      paths={paths}
      summary={['owner', 'department', 'createdBy', 'createdAt']}
      sections={[{ title: t('section.basic'), fields: ['updatedBy', 'updatedAt', 'remark'] }]}
    />
  )
}

export default $pascal$Detail
`
