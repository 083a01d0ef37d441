import { TagsOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'

const path = '/other/indexList'
const title = label('数据字典', 'Dictionaries')
const permission = 'selOption:list'

export const dictionary = defineModule({
  name: 'dictionary',
  pages: [{ path, title, permission, load: () => import('./option.list.page.tsx') }],
  menu: [{ group: label('设置', 'Settings'), path, title, icon: TagsOutlined, permission }],
  slots: {
    dict: lazy(async () => ({ default: (await import('./option.picker.tsx')).OptionPicker })),
    dicts: lazy(async () => ({ default: (await import('./option.picker.tsx')).OptionsPicker })),
    dictName: lazy(async () => ({ default: (await import('./option.name.tsx')).OptionName })),
  },
})

/** A tree of classes, for the page of whoever sorts by it. */
export const ClassTree = lazy(async () => ({ default: (await import('./classify.tree.tsx')).ClassTree }))
