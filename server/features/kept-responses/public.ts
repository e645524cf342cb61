export {
  announceComments,
  announceEverything,
  announceListings,
  announcePeople,
  announcePhoto,
  announceSite,
  announceStays,
  announceVideos,
} from './announce-repository.ts';
export { carTopic, propertiesTopics, propertyTopic } from './topics.ts';
