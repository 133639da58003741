import { stillToDo } from '../play/still-to-do'
import { EndWarning } from './EndWarning'
import { ToDoList } from './ToDoList'

/** What the end of a segment needs once the table stands. */
export const END_PARTS = { stillToDo, EndWarning, ToDoList }
