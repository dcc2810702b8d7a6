export interface Plant {
  name: string;
  need: number;
}
