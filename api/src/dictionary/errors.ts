import { errors } from '../shared/errors.ts'

export const dictionaryErrors = errors({
  'selOption.taken': [43001, 409, '该字典中已有同名选项', 'This dictionary already has such an option'],
  'selOption.system': [43002, 409, '系统内置选项可以改名，不能删除', 'Built-in options can be renamed, not removed'],
  'selOption.in_use': [
    43003,
    409,
    '选项正在被使用，请停用或合并到其他选项',
    'The option is in use; disable it or merge it into another',
  ],
  'selOption.has_children': [43004, 409, '请先删除或移动下级选项', 'Remove or move the options below it first'],
  'selOption.wrong_parent': [43005, 422, '上级选项不正确', 'Not a possible parent'],
  'selOption.merge_self': [
    43006,
    422,
    '不能合并到自身或其他字典的选项',
    'Cannot merge into itself or into another dictionary',
  ],
  'selOption.value_fixed': [
    43008,
    422,
    '选项值被记录引用，不能修改；可以新建选项后合并',
    'Records refer to the value, so it stays; add an option and merge instead',
  ],
  'selOption.wrong_place': [43009, 422, '目标位置不存在，请刷新后重试', 'There is no such place, reload and try again'],
  'selOption.merge_below': [43010, 422, '不能合并到自己的下级', 'Cannot merge into an option below itself'],
  'classify.taken': [43011, 409, '同级已有同名分类', 'There is a class of this name beside it'],
  'classify.in_use': [43012, 409, '分类正在被使用，不能删除', 'The class is in use'],
  'classify.has_children': [43013, 409, '请先删除或移动下级分类', 'Remove or move the classes below it first'],
  'classify.wrong_parent': [43014, 422, '上级分类不正确', 'Not a possible parent'],
  'code.unknown_type': [43007, 422, '没有这种编号类型', 'No such numbering type'],
  'code.prefix_taken': [43015, 409, '前缀已被“{{name}}”使用', 'The prefix is used by “{{name}}”'],
  'code.repeats': [
    43016,
    422,
    '重新计数时，编号里要带上对应的日期，否则会出现重号',
    'Counting anew needs the date in the number, or a number would be given twice',
  ],
  'code.not_document': [
    43017,
    422,
    '没有审批的单据只能在保存时取号',
    'Without an approval the number is given when saved',
  ],
  'code.unknown_scope': [43018, 422, '没有这种计数范围', 'It cannot be counted by that'],
  'code.scope_without_code': [
    43019,
    409,
    '编号按“{{name}}”计数，请先为它设置编码',
    'Numbers are counted by “{{name}}”, which needs a code of its own first',
  ],
})
