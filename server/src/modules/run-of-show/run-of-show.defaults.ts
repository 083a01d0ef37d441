import { label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

/** Whoever runs a project plans its day; on the day itself the crew says what has begun and what is done. */
export const grants: Grants = {
  runItem: {
    GM: readingAndExport,
    DEPT: [...everyAction, 'share'],
    PM: [...everyAction, 'share'],
    SALES: reading,
    BUYER: reading,
    STAFF: [...reading, 'create', 'update'],
    AUDIT: reading,
  },
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'runCue',
    name: label('流程提示', 'Cues of a run-of-show'),
    options: [
      ['light', '灯光', 'Light', '#e8930c'],
      ['sound', '音响', 'Sound', '#4e88f3'],
      ['video', '视频', 'Video', '#7b61d1'],
      ['stage', '舞台', 'Stage', '#22a45d'],
      ['host', '主持', 'Host', '#e5534b'],
      ['etiquette', '礼仪', 'Ushers', '#d1579b'],
      ['catering', '餐饮', 'Catering', '#909399'],
      ['transport', '车辆', 'Transport', '#2f9aa8'],
    ],
  },
]
