import { flowStates } from '../shared/document-states.ts'
import { choice } from '../shared/fields.ts'

/** Where an application stands, told to both sides. */
export const stages = () =>
  choice('申请状态', 'Stage', [
    ['submitted', '待审核', 'Submitted', 'blue'],
    ['reviewing', '审核中', 'In review', 'blue'],
    ['returned', '待补正', 'Returned', 'orange'],
    ['approved', '已通过', 'Approved', 'green'],
    ['rejected', '未通过', 'Rejected', 'red'],
    ['duplicate', '重复申请', 'Duplicate', 'grey'],
  ])

/** The approval sets it; without a flow it stays a draft for good. */
export const approvalStatus = () =>
  choice('审批状态', 'Approval', [['draft', '未走审批', 'None', 'grey'], ...flowStates])

export const natures = () =>
  choice('企业性质', 'Kind', [
    ['company', '企业', 'Company'],
    ['individual', '个人', 'Individual'],
    ['partnership', '合伙', 'Partnership'],
    ['institution', '事业单位', 'Institution'],
  ])

export const hotelClass = () =>
  choice('档次', 'Class', [
    ['five', '五星', 'Five stars'],
    ['four', '四星', 'Four stars'],
    ['three', '三星', 'Three stars'],
    ['luxury', '豪华', 'Luxury'],
    ['upscale', '高档', 'Upscale'],
    ['comfort', '舒适', 'Comfort'],
    ['economy', '经济', 'Economy'],
  ])
