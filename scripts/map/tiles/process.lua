-- What tilemaker keeps of OpenStreetMap for web/ui/map/street-layers.ts: as little as a map to choose a home on needs.

node_keys = { "place", "amenity", "shop", "tourism", "leisure", "historic", "aeroway" }

-- A place's rank, and the zoom from which it is named; up to there our own map names the towns.
local PLACES = {
  city = { 1, 10 }, town = { 2, 10 }, suburb = { 3, 11 }, village = { 3, 11 },
  quarter = { 4, 12 }, hamlet = { 4, 12 }, neighbourhood = { 4, 13 }
}

-- A road's class, and the zoom from which it is drawn.
local ROADS = {
  motorway = { "main", 6 }, motorway_link = { "main", 11 },
  trunk = { "main", 6 }, trunk_link = { "main", 11 },
  primary = { "main", 7 }, primary_link = { "main", 11 },
  secondary = { "large", 9 }, secondary_link = { "large", 12 },
  tertiary = { "large", 10 }, tertiary_link = { "large", 12 },
  unclassified = { "street", 12 }, residential = { "street", 12 },
  living_street = { "street", 12 }, road = { "street", 12 },
  service = { "lane", 14 }, track = { "path", 13 }, pedestrian = { "path", 13 },
  path = { "path", 14 }, footway = { "path", 14 }, steps = { "path", 14 }, cycleway = { "path", 14 }
}

-- The zoom from which a road's name can be written along it.
local NAMED_FROM = { main = 12, large = 13, street = 14, lane = 14, path = 14 }

local GREEN = {
  leisure = { park = true, garden = true, nature_reserve = true, golf_course = true, pitch = true },
  landuse = { forest = true, grass = true, meadow = true, cemetery = true, recreation_ground = true },
  natural = { wood = true, scrub = true, grassland = true, wetland = true },
  boundary = { national_park = true, protected_area = true }
}

local GROUNDS = {
  school = true, university = true, college = true, hospital = true, marketplace = true
}

-- Places that people give directions by.
local LANDMARKS = {
  amenity = {
    hospital = true, university = true, college = true, marketplace = true, bus_station = true,
    police = true, embassy = true, townhall = true, fuel = true, place_of_worship = true, school = true
  },
  shop = { mall = true, supermarket = true },
  tourism = { attraction = true, museum = true, hotel = true },
  leisure = { stadium = true, park = true },
  historic = { castle = true, fort = true, monument = true },
  aeroway = { aerodrome = true }
}
-- The few that are known beyond their quarter.
local WELL_KNOWN = {
  hospital = true, university = true, marketplace = true, mall = true, stadium = true,
  castle = true, aerodrome = true, bus_station = true
}

function init_function() end
function exit_function() end

local function found(object, sets)
  for key, values in pairs(sets) do
    local value = object:Find(key)
    if values[value] then return value end
  end
end

-- Names as people here read them.
local function name_of(object)
  local english = object:Find("name:en")
  if english ~= "" then return english end
  return object:Find("name")
end

local function landmark(object, as_middle)
  local name, class = name_of(object), found(object, LANDMARKS)
  if name == "" or not class then return end
  if as_middle then object:LayerAsCentroid("landmarks") else object:Layer("landmarks", false) end
  object:Attribute("name", name)
  local rank = WELL_KNOWN[class] and 1 or 2
  object:AttributeNumeric("rank", rank)
  object:MinZoom(12 + rank)
end

function node_function(node)
  local place, name = PLACES[node:Find("place")], name_of(node)
  if place and name ~= "" then
    node:Layer("places", false)
    node:Attribute("name", name)
    node:AttributeNumeric("rank", place[1])
    node:MinZoom(place[2])
  else
    landmark(node, false)
  end
end

-- Small areas only close up: about four pixels across.
local function from_size(way)
  local across = math.sqrt(way:Area())
  if across <= 0 then way:MinZoom(14) return end
  local zoom = math.ceil(math.log(4 * 78271 / across) / math.log(2))
  way:MinZoom(math.max(5, math.min(14, zoom)))
end

local function road(way)
  local kind = ROADS[way:Find("highway")]
  if not kind then return end
  way:Layer("roads", false)
  way:Attribute("class", kind[1])
  way:MinZoom(kind[2])
  local name = name_of(way)
  if name == "" then return end
  way:Layer("road_names", false)
  way:Attribute("name", name)
  way:MinZoom(math.max(kind[2], NAMED_FROM[kind[1]]))
end

local function area(way)
  if way:Find("natural") == "water" or way:Find("waterway") == "riverbank" or way:Find("landuse") == "reservoir" then
    way:Layer("water", true)
    from_size(way)
  elseif found(way, GREEN) then
    way:Layer("green", true)
    from_size(way)
  elseif GROUNDS[way:Find("amenity")] then
    way:Layer("grounds", true)
    from_size(way)
  end
  local building = way:Find("building")
  if building ~= "" and building ~= "no" then way:Layer("buildings", true) end
  landmark(way, true)
end

function way_function(way)
  road(way)
  if way:Find("railway") == "rail" then
    way:Layer("roads", false)
    way:Attribute("class", "rail")
    way:MinZoom(10)
  end
  local waterway = way:Find("waterway")
  if waterway == "river" or waterway == "canal" or waterway == "stream" then
    way:Layer("streams", false)
    way:Attribute("class", waterway)
    way:MinZoom(waterway == "river" and 9 or 12)
  end
  if way:IsClosed() then area(way) end
end
