/** Who lists the property: rates it not, and answers what others write of it. */
export interface Lister {
  userId: string;
  name: string;
}
